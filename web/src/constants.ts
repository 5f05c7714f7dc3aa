// Written by room25.server.constants from the rulebook's own names. Do not edit: change them there and write it anew.

export const LANGUAGES = ["en", "fr", "pl", "uk"] as const;
export const CHARACTERS = ["alice", "jennifer", "max", "kevin", "franck", "emmett", "sarah", "bruce"] as const;
export const COLOURS = ["blue", "green", "yellow", "red"] as const;
export const TOKENS = ["look", "move", "push", "control", "talent"] as const;
export const PREFIX = {"who": "character", "target": "character", "source": "character", "first": "character", "second": "character", "room": "room", "colour": "colour", "role": "role", "direction": "direction", "phase": "term-phase"} as const;
export const PLACES = ["cell", "to", "from", "line", "first", "second"] as const;
export const ABILITIES = ["token", "next"] as const;
export const ROOMS = {"acid": {"danger": "red"}, "central": {"danger": "blue"}, "cold": {"danger": "yellow"}, "control": {"danger": "green"}, "dark": {"danger": "yellow"}, "deadend": {"danger": "yellow"}, "empty": {"danger": "green"}, "flooded": {"danger": "red"}, "illusion": {"danger": "red"}, "jamming": {"danger": "yellow"}, "key": {"danger": "blue"}, "mac": {"danger": "yellow"}, "mirror": {"danger": "yellow"}, "mortal": {"danger": "red"}, "moving": {"danger": "green"}, "paranoia": {"danger": "red"}, "pivoting": {"danger": "yellow", "corridor": true}, "prison": {"danger": "yellow"}, "regeneration": {"danger": "green"}, "robot": {"danger": "green"}, "room25": {"danger": "blue", "wayOut": true}, "shredder": {"danger": "red"}, "timer": {"danger": "red"}, "trapped": {"danger": "red"}, "tunnel": {"danger": "green"}, "vision": {"danger": "green"}, "vortex": {"danger": "yellow"}} as const;
export const EXIT_ZONE = ["a1", "b1", "d1", "e1", "a2", "e2", "a4", "e4", "a5", "b5", "d5", "e5"] as const;
export const MOVABLE = ["1", "2", "4", "5", "a", "b", "d", "e"] as const;
export const EDITIONS = ["base", "season2", "ultimate-en", "ultimate-pl", "ultimate-uk"] as const;
export const OWN_BOOK = {"en": "base", "fr": "base", "pl": "ultimate-pl", "uk": "ultimate-uk"} as const;
export const MARKS = {"B": ["base"], "S2": ["season2"], "EN": ["ultimate-en"], "PL": ["ultimate-pl"], "UK": ["ultimate-uk"], "ULT": ["ultimate-en", "ultimate-pl", "ultimate-uk"], "X": ["season2", "ultimate-en", "ultimate-pl", "ultimate-uk"], "ALL": ["base", "season2", "ultimate-en", "ultimate-pl", "ultimate-uk"]} as const;
export const FIRST_GAME = {"edition": "base", "mode": "cooperation", "seats": 4, "complex": "beginner", "bots": {"1": "search", "2": "search", "3": "search"}, "listed": false} as const;
