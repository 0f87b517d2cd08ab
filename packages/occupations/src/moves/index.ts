export { advisers } from './bodies.data.ts';
export { careerMoves, isRoleOf, moveBetween, nearMoves, resolvedMove } from './career-moves.ts';
export { careerRoles, payClassOf, roleOfOccupation, roleOfTitle } from './career-roles.ts';
