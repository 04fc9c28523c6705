#!/bin/sh
# Run once by PostgreSQL's image, in an empty volume (compose.yml).
set -eu
psql -v ON_ERROR_STOP=1 --username postgres --dbname postgres \
  -v owner_password="$OWNER_PASSWORD" -v app_password="$APP_PASSWORD" --file "${ROLES:-/deploy/roles.sql}"
