"""Small programs that play, or do not: each is a file of its own that knows nothing of room25."""

from __future__ import annotations

GOOD = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["room25"] == 1 and "asked" in asked["decision"]
    if asked["ask"] == "aside":
        answer = {}
    else:
        who = next(name for name in asked["decision"]["asked"] if name in asked["characters"])
        answer = {"command": who + " " + asked["options"][who][-1]}
    print(json.dumps(answer), flush=True)
"""
RUBBISH = 'import sys\nfor line in sys.stdin: print("dance", flush=True)'
NO_OBJECT = 'import sys\nfor line in sys.stdin: print("[1, 2]", flush=True)'
NO_COMMAND = 'import sys\nfor line in sys.stdin: print("{}", flush=True)'
ILLEGAL = """import sys\nfor line in sys.stdin: print('{"command": "alice move e5"}', flush=True)"""
GIVES_UP = """import sys\nfor line in sys.stdin: print('{"error": "too hard"}', flush=True)"""
HANGS = "import time\nwhile True: time.sleep(1)"
NEVER_READS = "import time\nprint('{}', flush=True)\nwhile True: time.sleep(1)"
DIES = "import sys\nsys.stdin.readline()\nprint('I am tired', file=sys.stderr)\nsys.exit(3)"
HAS_A_CHILD = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open(sys.argv[1], "w").write(str(child.pid))
while True: time.sleep(1)
"""
