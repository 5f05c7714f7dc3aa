#!/bin/sh
# What the tests need beside Python and does not come from requirements.lock: a real browser, a real PostgreSQL, a real proxy.
# Missing ones are taken from the system's packages, after saying so; INSTALL=no installs nothing. Nothing is started:
# the tests do that themselves.
set -eu

missing=""
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || missing="chromium"
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing="$missing nginx-light"
missing="${missing# }"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then sudo=""; else sudo="sudo -n "; fi
if [ "${INSTALL:-}" = no ] || ! command -v apt-get >/dev/null || { [ -n "$sudo" ] && ! sudo -n true 2>/dev/null; }; then
  echo "The tests play in a real Chromium and keep games in a real PostgreSQL. Please install first: $missing"
  echo "(on Debian and Ubuntu: sudo apt-get install $missing)"
  exit 1
fi
echo "The tests play in a real Chromium and keep games in a real PostgreSQL, and this system lacks: $missing."
echo "They will now be installed for the whole system:  ${sudo}apt-get install $missing"
echo "To install nothing:  make test INSTALL=no"
if [ -t 0 ] && [ "${INSTALL:-}" != yes ]; then
  printf 'Enter goes on, Ctrl-C stops. '
  read -r _
fi
export DEBIAN_FRONTEND=noninteractive
${sudo}apt-get update -qq
# shellcheck disable=SC2086  (several words on purpose)
${sudo}apt-get install -qq -y --no-install-recommends $missing >/dev/null
