export { agendaDays, agendaItemSchema, agendaOf, mostOnAgenda, type AgendaItem } from './agenda.ts';
