import type { HeadWeights } from './choose-roles.ts';

// Fitted on the corpus by bench/src/fit-heads.ts, which says how; not written by hand.
export const jobWeights: HeadWeights = {
  own: [
    1.452, // what has words of a what
    0.062, // what has words of a where
    1.388, // where has words of a where
    -1.077, // where has words of a what
    0.668, // rest has words of a what
    -0.439, // rest has words of a where
    -1.057, // stretches left over
    -0.437, // stretches left over between the two
    -1.262, // town
    1.282, // town right behind the where
    0.683, // town right behind the what
    -0.296, // one comma parts the two
    0.412, // commas within the what
    -1.048, // commas within the where
    -0.104, // cuts before a small letter
    -1.056, // cuts at a word that joins
    0.851, // town in brackets
    -0.231, // no what
    0.275, // no where
    -0.176, // what before where
    0.42, // what is bold, where is not
    -0.001, // where is bold, what is not
    -1.357, // length of the what
    1.622, // length of the where
    1.434, // what has words of a title
    -1.074, // where has words of a title
    0.131, // what has words of an employer
    1.195, // where has words of an employer
    0.831, // small letters in the what
    -2.011, // small letters in the where
    -0.096, // figures in the what
    -0.574, // figures in the where
    -0.326, // what like a town behind others
    -0.1, // where like a town behind others
    0.693, // what in the first part
    0.641, // where in the first part
    -0.366, // what behind the second part
    -0.318, // where behind the second part
  ],
  order: 1.42,
  layout: 1.972,
};

export const schoolWeights: HeadWeights = {
  own: [
    2.102, // what has words of a what
    -1.13, // what has words of a where
    1.021, // where has words of a where
    -1.412, // where has words of a what
    -0.294, // rest has words of a what
    -0.1, // rest has words of a where
    -1.466, // stretches left over
    -0.449, // stretches left over between the two
    -0.437, // town
    0.192, // town right behind the where
    -0.099, // town right behind the what
    0.636, // one comma parts the two
    0.431, // commas within the what
    -0.772, // commas within the where
    -0.213, // cuts before a small letter
    -1.08, // cuts at a word that joins
    0.513, // town in brackets
    -0.567, // no what
    -0.605, // no where
    0.753, // what before where
    0.597, // what is bold, where is not
    0.378, // where is bold, what is not
    1.038, // length of the what
    0.013, // length of the where
    1.314, // what has words of a title
    -0.569, // where has words of a title
    -0.744, // what has words of an employer
    0.778, // where has words of an employer
    1.18, // small letters in the what
    -0.634, // small letters in the where
    -0.136, // figures in the what
    -0.116, // figures in the where
    -0.075, // what like a town behind others
    0.102, // where like a town behind others
    -0.215, // what in the first part
    0.121, // where in the first part
    -0.622, // what behind the second part
    -0.473, // where behind the second part
  ],
  order: 1.268,
  layout: 1.651,
};
