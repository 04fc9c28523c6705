-- A code that is asked for again while it is valid is sent again instead of replaced: a stranger's wish does not end the owner's.
ALTER TABLE "one_time_codes" ADD COLUMN "sealed" TEXT, ADD COLUMN "sent" INTEGER NOT NULL DEFAULT 0;
