-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "tasks" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "cuisines" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "meals" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "weekly_off" TEXT,
ADD COLUMN     "phone_use" TEXT,
ADD COLUMN     "uniform" TEXT,
ADD COLUMN     "trial_days" TEXT,
ADD COLUMN     "trial_pay" TEXT,
ADD COLUMN     "household_size" TEXT,
ADD COLUMN     "household_members" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "pets" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "room" TEXT;

-- The options of lib/jobs/fact-options.ts.
ALTER TABLE "jobs"
  ADD CONSTRAINT "jobs_tasks" CHECK ("tasks" <@ ARRAY['cooking', 'dishes', 'sweeping', 'mopping', 'dusting', 'bathrooms', 'clothes', 'ironing', 'shopping', 'errands', 'child_care', 'school_run', 'elder_care', 'medicines', 'driving', 'car_washing', 'outstation', 'watering', 'planting', 'mowing', 'gate', 'register', 'rounds', 'cameras', 'papers', 'bills', 'calls', 'wiring', 'fans_lights', 'appliances', 'pipes', 'leaks', 'tanks', 'furniture', 'doors_windows', 'vehicle_service', 'tyres', 'gates_grills', 'walls', 'polish', 'bricks', 'plaster', 'tiles', 'loading']),
  ADD CONSTRAINT "jobs_cuisines" CHECK ("cuisines" <@ ARRAY['veg', 'non_veg', 'jain', 'north_indian', 'south_indian', 'sweets', 'western']),
  ADD CONSTRAINT "jobs_meals" CHECK ("meals" <@ ARRAY['breakfast', 'lunch', 'dinner', 'none'] AND (NOT 'none' = ANY("meals") OR cardinality("meals") = 1)),
  ADD CONSTRAINT "jobs_weekly_off" CHECK ("weekly_off" IN ('none', 'alternate', 'sunday', 'one', 'two')),
  ADD CONSTRAINT "jobs_phone_use" CHECK ("phone_use" IN ('allowed', 'breaks', 'not_allowed')),
  ADD CONSTRAINT "jobs_uniform" CHECK ("uniform" IN ('none', 'given', 'own_cost')),
  ADD CONSTRAINT "jobs_trial_days" CHECK ("trial_days" IN ('none', 'one', 'three', 'seven', 'fifteen')),
  ADD CONSTRAINT "jobs_trial_pay" CHECK ("trial_pay" IN ('paid', 'unpaid')),
  ADD CONSTRAINT "jobs_household_size" CHECK ("household_size" IN ('one_two', 'three_four', 'five_six', 'seven_more')),
  ADD CONSTRAINT "jobs_household_members" CHECK ("household_members" <@ ARRAY['children', 'elders', 'ill_person']),
  ADD CONSTRAINT "jobs_pets" CHECK ("pets" <@ ARRAY['dog', 'cat', 'none'] AND (NOT 'none' = ANY("pets") OR cardinality("pets") = 1)),
  ADD CONSTRAINT "jobs_room" CHECK ("room" IN ('own', 'shared'));
