-- Alone, because a new value cannot be used in the transaction that adds it.
ALTER TYPE "consent_kind" ADD VALUE 'sharing';
