// The package has no types of its own: what we use of it.
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    noHinting: boolean;
    keepFeatures: readonly string[];
    variationAxes: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>;
}
