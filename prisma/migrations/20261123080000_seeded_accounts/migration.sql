-- All seeded accounts have published passwords, not only the administrators that were marked. They share their hashes, which are
-- salted: no other account has one of them.
UPDATE "users" SET "is_demo" = true
WHERE NOT "is_demo" AND "password_hash" IN (
  SELECT "password_hash" FROM "users" WHERE "username" IN ('sunita.devi', 'sharma.household', 'demo.admin', 'demo.support')
);
