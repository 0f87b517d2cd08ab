import { alliedHealthLicences } from './allied-health.data.ts';
import { craftAndServiceLicences } from './crafts-and-services.data.ts';
import { healthLicences } from './health.data.ts';
import { lawAndFinanceLicences } from './law-and-finance.data.ts';
import type { RegulatedWork } from './licence.ts';
import { peopleLicences } from './people.data.ts';
import { publicServiceLicences } from './public-service.data.ts';
import { scienceAndEngineeringLicences } from './science-and-engineering.data.ts';
import { tradeLicences } from './trades.data.ts';
import { transportAndSafetyLicences } from './transport-and-safety.data.ts';

/** Every work of our tables that needs a licence, or a paper without which nobody is employed. */
export const regulatedWork: readonly RegulatedWork[] = [
  ...healthLicences,
  ...alliedHealthLicences,
  ...peopleLicences,
  ...lawAndFinanceLicences,
  ...scienceAndEngineeringLicences,
  ...publicServiceLicences,
  ...transportAndSafetyLicences,
  ...tradeLicences,
  ...craftAndServiceLicences,
];
