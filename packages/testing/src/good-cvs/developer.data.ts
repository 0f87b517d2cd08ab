import type { CvDocumentInput } from '@candor/domain/cv';

/** Canada, software, nine years, one page. */
export const developer: CvDocumentInput = {
  basics: {
    name: 'Anjali Raghunathan',
    headline: 'Senior Backend Developer',
    email: 'anjali.raghunathan@example.com',
    phone: '+1 604 555 0119',
    location: 'Vancouver, BC',
    links: [
      { label: 'GitHub', url: 'github.com/araghunathan' },
      { label: 'LinkedIn', url: 'linkedin.com/in/araghunathan' },
    ],
  },
  summary:
    'Backend developer with nine years in payments and logistics, mostly Go and PostgreSQL. I like small services, boring deployments and clear on-call notes.',
  experience: [
    {
      company: 'Tidewater Freight',
      position: 'Senior Backend Developer',
      location: 'Vancouver, BC',
      start: '2021-02',
      end: 'present',
      bullets: [
        'Own the pricing service, which answers 1,200 quotes a second at peak with a p99 of 80 ms',
        'Split a nightly batch of 6 hours into a stream on Kafka; customers now see new rates within a minute',
        'Cut the AWS bill of the team by 38% by moving reports from Redshift to DuckDB',
        'Review designs for three teams and lead the weekly incident review',
        'Mentor two intermediate developers, one of whom was promoted in 2025',
      ],
    },
    {
      company: 'Maple Pay',
      position: 'Backend Developer',
      location: 'Toronto, ON',
      start: '2017-06',
      end: '2021-01',
      bullets: [
        'Built the refunds API in Go, used by 400 merchants in its first year',
        'Moved 90 million ledger rows to partitioned tables without downtime',
        'Wrote the load tests that found the deadlock behind three outages',
        'Rotated through on-call every fifth week and kept its runbooks current',
      ],
    },
    {
      company: 'University of Waterloo',
      position: 'Teaching Assistant, Operating Systems',
      location: 'Waterloo, ON',
      start: '2016-09',
      end: '2017-04',
      bullets: ['Held weekly labs for 45 students and graded their kernels'],
    },
  ],
  education: [
    {
      institution: 'University of Waterloo',
      degree: 'BASc Computer Engineering',
      location: 'Waterloo, ON',
      start: '2012',
      end: '2017',
    },
  ],
  skills: [
    { name: 'Go', group: 'Languages' },
    { name: 'Python', group: 'Languages' },
    { name: 'SQL', group: 'Languages' },
    { name: 'PostgreSQL', group: 'Data' },
    { name: 'Kafka', group: 'Data' },
    { name: 'Redis', group: 'Data' },
    { name: 'AWS', group: 'Operations' },
    { name: 'Terraform', group: 'Operations' },
    { name: 'Kubernetes', group: 'Operations' },
    { name: 'Grafana', group: 'Operations' },
  ],
  projects: [
    {
      name: 'pgcalm',
      url: 'https://github.com/araghunathan/pgcalm',
      start: '2022',
      bullets: ['Command line tool that explains lock waits in PostgreSQL; 1,900 stars'],
    },
  ],
  languages: [
    { name: 'English', level: 'fluent' },
    { name: 'Tamil', level: 'native' },
    { name: 'French', level: 'intermediate' },
  ],
};
