import { cvDocument, type CvDocument, type CvDocumentInput } from '../../cv/index.ts';

const good: CvDocumentInput = {
  basics: {
    name: 'Maren Okafor',
    headline: 'Staff Nurse',
    email: 'maren.okafor@example.org',
    phone: '+44 113 496 0148',
    location: 'Leeds',
    links: [{ label: 'LinkedIn', url: 'linkedin.com/in/maren-okafor' }],
  },
  summary:
    'Staff nurse with seven years on acute wards at Leeds General Infirmary. Known for calm handovers and for teaching wound care to students.',
  experience: [
    {
      company: 'Leeds General Infirmary',
      position: 'Staff Nurse',
      location: 'Leeds',
      start: '2019-03',
      end: 'present',
      bullets: [
        'Care for 8 acute patients a shift, four of them after surgery',
        'Trained 18 newly qualified nurses in medication rounds',
        'Rewrote the handover sheet, which cut handovers from 40 to 25 minutes',
        'Dress complex wounds and teach wound care to 2 students a term',
        'Speak with families on the day of admission, about 10 a week, so that nobody hears news by phone',
        'Lead the ward when the sister is away, with 5 nurses and 3 assistants',
      ],
    },
    {
      company: 'Sunrise Care Home',
      position: 'Care Assistant',
      location: 'York',
      start: '2015-09',
      end: '2019-02',
      bullets: [
        'Washed, dressed and fed 12 residents a day',
        'Planned outings for 30 residents, saving 200 pounds a month in coach hire',
        'Kept medication records without a single error in the 2018 audit',
        'Taught 4 new assistants to lift safely, reducing back injuries from 5 a year to 1',
      ],
    },
    {
      company: 'The Black Swan',
      position: 'Waiter',
      location: 'York',
      start: '2013-06',
      end: '2015-08',
      bullets: [
        'Served up to 60 guests an evening in a restaurant of 24 tables',
        'Counted the till with the owner each night and closed the house twice a week',
        'Introduced a sheet for allergies that the kitchen still uses, cutting wrong orders by 30%',
        'Showed 5 new waiters how to take orders, carry plates and deal with complaints',
        'Ordered wine for 3 summers and kept the cellar below its budget of 900 pounds a month',
      ],
    },
  ],
  education: [
    {
      institution: 'University of York',
      degree: 'BSc Nursing',
      location: 'York',
      start: '2015',
      end: '2018',
    },
  ],
  skills: ['Wound care', 'Medication rounds', 'Handover', 'Surgery', 'Microsoft Excel', 'Teaching'].map(
    (name) => ({
      name,
      group: '',
    }),
  ),
  languages: [{ name: 'English', level: 'native' }],
};

/** A CV that a careful reader would send as it is. */
export const goodCv = (): CvDocument => cvDocument(good);
