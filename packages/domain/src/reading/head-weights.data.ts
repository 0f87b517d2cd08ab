import type { HeadWeights } from './choose-roles.ts';

// Fitted on the corpus by bench/src/fit-heads.ts, which says how; not written by hand.
export const jobWeights: HeadWeights = {
  own: [
    1.496, // what has words of a what
    -0.024, // what has words of a where
    1.355, // where has words of a where
    -1.077, // where has words of a what
    0.537, // rest has words of a what
    -0.413, // rest has words of a where
    -1.149, // stretches left over
    -0.343, // stretches left over between the two
    -1.108, // town
    1.297, // town right behind the where
    0.43, // town right behind the what
    -0.247, // one comma parts the two
    0.294, // commas within the what
    -1.072, // commas within the where
    -0.227, // cuts before a small letter
    -1.056, // cuts at a word that joins
    0.914, // town in brackets
    -0.118, // no what
    -0.345, // no where
    0.932, // what before where
    0.213, // what is bold, where is not
    0.223, // where is bold, what is not
    -1.221, // length of the what
    1.541, // length of the where
    1.486, // what has words of a title
    -1.067, // where has words of a title
    0.191, // what has words of an employer
    1.108, // where has words of an employer
    1.204, // small letters in the what
    -1.827, // small letters in the where
    -0.098, // figures in the what
    -0.48, // figures in the where
    0.018, // what like a town behind others
    -0.194, // where like a town behind others
    0.287, // what in the first part
    0.73, // where in the first part
    -0.574, // what behind the second part
    -0.991, // where behind the second part
  ],
  order: 0.965,
  layout: 2.389,
};

export const schoolWeights: HeadWeights = {
  own: [
    2.244, // what has words of a what
    -1.863, // what has words of a where
    1.802, // where has words of a where
    -1.646, // where has words of a what
    -0.37, // rest has words of a what
    -0.198, // rest has words of a where
    -1.4, // stretches left over
    -0.507, // stretches left over between the two
    -0.348, // town
    0.275, // town right behind the where
    -0.1, // town right behind the what
    0.687, // one comma parts the two
    0.69, // commas within the what
    -1.005, // commas within the where
    -0.418, // cuts before a small letter
    -1.15, // cuts at a word that joins
    0.514, // town in brackets
    -0.973, // no what
    -0.209, // no where
    0.95, // what before where
    0.538, // what is bold, where is not
    0.713, // where is bold, what is not
    0.593, // length of the what
    0.331, // length of the where
    0.577, // what has words of a title
    -0.003, // where has words of a title
    -0.674, // what has words of an employer
    0.794, // where has words of an employer
    0.258, // small letters in the what
    0.123, // small letters in the where
    -0.123, // figures in the what
    -0.326, // figures in the where
    0.046, // what like a town behind others
    -0.221, // where like a town behind others
    0.197, // what in the first part
    0.066, // where in the first part
    -0.162, // what behind the second part
    -0.557, // where behind the second part
  ],
  order: 1.235,
  layout: 1.501,
};
