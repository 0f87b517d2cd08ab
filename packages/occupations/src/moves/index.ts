export { careerMoves, isRoleOf, moveBetween, resolvedMove } from './career-moves.ts';
export { careerRoles, payClassOf, roleOfOccupation, roleOfTitle } from './career-roles.ts';
