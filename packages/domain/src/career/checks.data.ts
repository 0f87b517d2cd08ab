import type { Country } from '../salary/index.ts';

/** What employers of some work ask to see before anybody starts, beside licences. */
interface StartCheck {
  /** Beginnings of O*NET-SOC codes. */
  codes: readonly string[];
  except?: readonly string[];
  by: Partial<Record<Country, string>>;
}

/** Our own table, read through in November 2026. */
export const startChecks: readonly StartCheck[] = [
  {
    // Children, patients and people in need of care.
    codes: [
      '29-1',
      '29-2',
      '31-1',
      '31-2',
      '31-9091',
      '31-9092',
      '25-2',
      '25-9',
      '25-1194',
      '21-1',
      '39-9011',
      '39-9032',
      '11-9031',
      '11-9032',
      '11-9111',
      '11-9151',
    ],
    // Animals are no people in need.
    except: ['29-1131', '29-2056'],
    by: {
      gb: 'an enhanced DBS check',
      us: 'a fingerprint background check',
      de: 'an extended certificate of good conduct (erweitertes Führungszeugnis)',
      nl: 'a certificate of conduct (VOG)',
      ca: 'a vulnerable sector check',
      au: 'a Working with Children or police check',
    },
  },
  {
    // Law, money and safety.
    codes: ['23-', '33-', '13-2', '43-3071', '53-3054'],
    by: { nl: 'a certificate of conduct (VOG)' },
  },
  { codes: ['13-2072', '43-3071', '41-3031'], by: { us: 'a background and credit check' } },
  { codes: ['33-'], by: { gb: 'vetting or a criminal record check', us: 'a background check' } },
  {
    // Food.
    codes: ['35-', '51-3', '11-9051'],
    by: {
      gb: 'a Level 2 food hygiene certificate',
      us: 'a food handler card, where your county or state asks for one',
      de: 'the first instruction of the health office (Erstbelehrung nach § 43 Infektionsschutzgesetz)',
      nl: 'training in food hygiene (HACCP)',
    },
  },
  {
    // Building sites.
    codes: ['47-', '11-9021', '49-9021'],
    by: {
      gb: 'a CSCS card or the card of your trade',
      us: 'an OSHA 10-hour card, where the site asks for one',
      nl: 'a VCA certificate',
      ca: 'WHMIS training',
      au: 'a White Card',
    },
  },
  {
    // On the road to customers, patients and fires.
    codes: ['41-401', '33-2', '33-3051', '29-204', '31-1121', '49-9021'],
    by: {
      gb: 'a driving licence',
      us: 'a valid driver license',
      de: 'a driving licence (Führerschein B)',
      nl: 'a driving licence (rijbewijs B)',
      ca: 'a driver’s licence',
      au: 'a driver licence',
    },
  },
];
