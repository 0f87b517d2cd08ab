/** The colour of a layout's badge on the dashboard. */
export function templateBadge(template: string): 'purple' | 'pink' | 'green' | 'orange' | 'blue' {
  switch (template) {
    case 'modern':
      return 'purple';
    case 'creative':
      return 'pink';
    case 'academic':
      return 'green';
    case 'tech':
      return 'orange';
    default:
      return 'blue';
  }
}
