-- Alone, because new values cannot be used in the transaction that adds them.
ALTER TYPE "application_status" ADD VALUE 'closed';
ALTER TYPE "application_event_type" ADD VALUE 'closed';
