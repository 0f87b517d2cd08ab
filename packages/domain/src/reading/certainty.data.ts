// Fitted by bench/src/fit-certainty.ts, which says how; not written by hand.

/** By kind of field: how likely one is right beside no margin, and how much the logarithms of its head's and line's margins count. */
export const certaintyWeights: Readonly<Record<string, readonly number[]>> = {
  any: [-0.003, 0.085, 0.126, 0.007, 0.623],
  'basics.email': [-0.047, 0.085, 0.177, 0.405, 0.865],
  'basics.headline': [-0.206, 0.085, 0.594, 0.224, 0.069],
  'basics.location': [-0.345, 0.085, 0.161, 0.318, 0.013],
  'basics.name': [0.139, 0.085, 0.546, 0.365, 0.952],
  'basics.phone': [0.126, 0.085, 0.491, 0.373, 0.947],
  'certifications.issuer': [0.051, 0.085, 0.279, 0.049, 0.801],
  'certifications.name': [0.051, 0.085, 0.279, 0.049, 0.801],
  'education.bullets': [-0.812, 0.085, 0.198, 0.0, 0.0],
  'education.degree': [-1.886, 0.159, 0.494, 0.104, 0.0],
  'education.end': [-0.885, 0.085, 0.075, 0.523, 0.131],
  'education.institution': [-0.762, 0.652, 0.135, 0.0, 0.0],
  'education.start': [0.124, 0.085, 0.433, 0.003, 0.314],
  'experience.bullets': [-0.68, 0.085, 0.751, 0.06, 0.231],
  'experience.company': [-0.778, 1.056, 0.058, 0.0, 0.0],
  'experience.end': [0.08, 0.085, 0.242, 0.0, 0.548],
  'experience.location': [-0.699, 0.134, 0.521, 0.0, 0.0],
  'experience.position': [-0.598, 0.714, 0.309, 0.0, 0.0],
  'experience.start': [-0.149, 0.085, 0.56, 0.0, 0.145],
  'languages.name': [-0.063, 0.085, 0.167, 0.0, 0.295],
  'projects.bullets': [-0.048, 0.085, 0.172, 0.611, 0.349],
  'projects.name': [0.075, 0.085, 0.407, 0.229, 0.839],
  'skills.name': [0.179, 0.085, 0.0, 0.143, 0.632],
  summary: [-0.104, 0.085, 0.0, 0.237, 0.286],
};
