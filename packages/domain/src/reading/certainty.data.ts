// Fitted by bench/src/fit-certainty.ts, which says how; not written by hand.

/** By kind of field: how likely one is right beside no margin, and how much the logarithms of its head's and line's margins count. */
export const certaintyWeights: Readonly<Record<string, readonly number[]>> = {
  any: [-0.035, 0.118, 0.098, 0.019, 0.65],
  'basics.email': [-0.078, 0.118, 0.158, 0.416, 0.89],
  'basics.headline': [-0.237, 0.118, 0.578, 0.226, 0.093],
  'basics.location': [-0.376, 0.118, 0.157, 0.321, 0.027],
  'basics.name': [0.088, 0.319, 0.472, 0.337, 0.938],
  'basics.phone': [0.095, 0.118, 0.466, 0.385, 0.974],
  'certifications.issuer': [0.019, 0.118, 0.254, 0.061, 0.829],
  'certifications.name': [0.019, 0.118, 0.254, 0.061, 0.829],
  'education.bullets': [-0.683, 0.118, 0.116, 0.0, 0.0],
  'education.degree': [-1.556, 0.287, 0.153, 0.085, 0.218],
  'education.end': [-0.903, 0.118, 0.068, 0.452, 0.253],
  'education.institution': [-0.812, 0.712, 0.129, 0.0, 0.0],
  'education.start': [0.103, 0.118, 0.0, 0.465, 0.476],
  'experience.bullets': [-0.603, 0.118, 0.814, 0.006, 0.198],
  'experience.company': [-0.55, 0.935, 0.069, 0.0, 0.0],
  'experience.end': [0.03, 0.118, 0.217, 0.0, 0.582],
  'experience.location': [-0.814, 0.327, 0.382, 0.0, 0.0],
  'experience.position': [-0.389, 0.821, 0.098, 0.0, 0.086],
  'experience.start': [-0.198, 0.118, 0.46, 0.0, 0.303],
  'languages.name': [-0.095, 0.118, 0.166, 0.0, 0.308],
  'projects.bullets': [-0.08, 0.118, 0.146, 0.623, 0.377],
  'projects.name': [0.044, 0.118, 0.381, 0.243, 0.868],
  'skills.name': [0.149, 0.118, 0.0, 0.143, 0.643],
  summary: [-0.138, 0.118, 0.0, 0.237, 0.3],
};
