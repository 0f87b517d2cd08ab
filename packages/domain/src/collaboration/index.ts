export { anchorSchema } from './anchor-schema.ts';
export { anchorAt, findAnchor, type Anchor } from './anchors.ts';
export { reviewLimits } from './limits.ts';
export { mentionBefore, mentionsIn } from './mentions.ts';
export { mayComment, maySuggest, reviewRoles, type ReviewRole } from './roles.ts';
export { sectionsOf } from './sections.ts';
export { spanCarrier } from './span-carrier.ts';
export { saysTheSame, withSuggestion } from './suggestion.ts';
