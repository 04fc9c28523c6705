import { CARPENTER } from "./carpenter";
import { CHEF_COOK } from "./chef-cook";
import { CLEANER } from "./cleaner";
import { DRIVER } from "./driver";
import { ELDERLY_CARE } from "./elderly-care";
import { ELECTRICIAN } from "./electrician";
import { GARDENER } from "./gardener";
import { HOUSEKEEPER } from "./housekeeper";
import { MAINTENANCE_HANDYMAN } from "./maintenance-handyman";
import { MASON } from "./mason";
import { MECHANIC } from "./mechanic";
import { NANNY_BABYSITTER } from "./nanny-babysitter";
import { PAINTER } from "./painter";
import { PERSONAL_ASSISTANT } from "./personal-assistant";
import { PERSONAL_DRIVER } from "./personal-driver";
import { PLUMBER } from "./plumber";
import { SECURITY_GUARD } from "./security-guard";
import type { CategoryTemplates } from "./template";
import { WELDER } from "./welder";

export const CATALOGUE: readonly CategoryTemplates[] = [
  PERSONAL_DRIVER,
  HOUSEKEEPER,
  CHEF_COOK,
  GARDENER,
  SECURITY_GUARD,
  NANNY_BABYSITTER,
  PERSONAL_ASSISTANT,
  ELDERLY_CARE,
  MAINTENANCE_HANDYMAN,
  DRIVER,
  ELECTRICIAN,
  PLUMBER,
  CARPENTER,
  MECHANIC,
  WELDER,
  PAINTER,
  MASON,
  CLEANER,
];
