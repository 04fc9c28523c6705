-- New values first: they cannot be used in the transaction that adds them.
ALTER TYPE "application_event_type" ADD VALUE 'interview_proposed';
ALTER TYPE "application_event_type" ADD VALUE 'interview_other_time';
ALTER TYPE "application_event_type" ADD VALUE 'interview_cancelled';
