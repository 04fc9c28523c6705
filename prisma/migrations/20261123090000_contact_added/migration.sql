-- Employers who want to call someone without a phone number are told once it is given. A trigger, because a number is given
-- in several ways: in the account, in the profile, beside an application. One notification an employer, about the latest
-- application, and none while an earlier one has not been seen: a number taken out and put in again is no news.
CREATE FUNCTION tell_contact_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (id, user_id, kind, job_id, application_id)
    SELECT DISTINCT ON (a.employer_id) gen_random_uuid(), a.employer_id, 'contact_added', a.job_id, a.id
    FROM applications AS a
    WHERE a.worker_id = NEW.id AND a.cleared_at IS NULL
      AND (a.status = 'shortlisted' OR (a.status = 'accepted' AND a.work_ended_at IS NULL))
      AND EXISTS (
        SELECT 1 FROM consents AS c
        WHERE c.application_id = a.id AND c.kind = 'sharing' AND c.withdrawn_at IS NULL)
      AND NOT EXISTS (
        SELECT 1 FROM notifications AS n
        JOIN applications AS other ON other.id = n.application_id AND other.worker_id = NEW.id
        WHERE n.user_id = a.employer_id AND n.kind = 'contact_added' AND n.seen_at IS NULL)
    ORDER BY a.employer_id, a.updated_at DESC, a.id DESC;
  RETURN NULL;
END;
$$;
CREATE TRIGGER users_contact_added AFTER UPDATE OF "phone" ON "users" FOR EACH ROW
  WHEN (OLD.phone IS NULL AND NEW.phone IS NOT NULL) EXECUTE FUNCTION tell_contact_added();
