import { createElement as h } from 'react';
import { Document, Font, Page, StyleSheet, Text, View, renderToBuffer } from '@react-pdf/renderer';
import { createRequire } from 'node:module';
import { formatRange, type CvDocument } from '@candor/domain/cv';

// The faces of our professional layout, embedded by both.
const { resolve } = createRequire(import.meta.url);
const face = (name: string) => resolve(`@expo-google-fonts/${name}.ttf`);
Font.register({ family: 'Text', src: face('source-sans-3/400Regular/SourceSans3_400Regular') });
Font.register({ family: 'Display', src: face('source-serif-4/600SemiBold/SourceSerif4_600SemiBold') });

const styles = StyleSheet.create({
  page: { padding: 72, fontSize: 10.5, fontFamily: 'Text' },
  name: { fontSize: 24, fontFamily: 'Display' },
  heading: { fontSize: 12, fontFamily: 'Display', marginTop: 12, borderBottom: 1 },
  row: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 6 },
  bullet: { marginLeft: 10, marginTop: 2 },
});

/** The same CV through @react-pdf/renderer: the rival that most web products use. */
export function reactPdf(cv: CvDocument): Promise<Buffer> {
  const heading = (text: string) => h(Text, { style: styles.heading, key: text }, text.toUpperCase());
  const jobs = cv.experience.map((job) =>
    h(
      View,
      { key: job.company },
      h(
        View,
        { style: styles.row },
        h(Text, null, `${job.position}, ${job.company}`),
        h(Text, null, formatRange(job.start, job.end)),
      ),
      ...job.bullets.map((bullet) => h(Text, { style: styles.bullet, key: bullet }, `• ${bullet}`)),
    ),
  );
  return renderToBuffer(
    h(
      Document,
      null,
      h(
        Page,
        { size: 'LETTER', style: styles.page },
        h(Text, { style: styles.name }, cv.basics.name),
        h(Text, null, [cv.basics.email, cv.basics.phone, cv.basics.location].join('  ')),
        heading('Summary'),
        h(Text, null, cv.summary),
        heading('Experience'),
        ...jobs,
        heading('Education'),
        ...cv.education.map((school) =>
          h(Text, { key: school.institution }, `${school.degree}, ${school.institution}`),
        ),
        heading('Skills'),
        h(Text, null, cv.skills.map((skill) => skill.name).join(', ')),
      ),
    ),
  );
}
