/** Tools and techniques with the group a CV lists them under. Our own list of common ones, lower case. */
export const toolGroups: Readonly<Record<string, readonly string[]>> = {
  'Programming languages':
    'python|java|javascript|typescript|c|c++|c#|go|golang|rust|ruby|php|kotlin|swift|scala|r|matlab|perl|sql|bash|html|css|vba|dart|julia|haskell|elixir|cobol'.split(
      '|',
    ),
  'Frameworks and libraries':
    'react|angular|vue|vue.js|next.js|node.js|django|flask|spring|spring boot|.net|asp.net|rails|laravel|express|fastapi|pandas|numpy|scikit-learn|tensorflow|pytorch|keras|jquery|tailwind|bootstrap'.split(
      '|',
    ),
  'Data and cloud':
    'aws|azure|gcp|google cloud|docker|kubernetes|terraform|jenkins|git|github|gitlab|linux|postgresql|mysql|mongodb|redis|oracle|snowflake|spark|hadoop|kafka|airflow|tableau|power bi|looker|dbt|ansible|grafana|elasticsearch|databricks'.split(
      '|',
    ),
  'Business software':
    'excel|word|powerpoint|outlook|microsoft office|ms office|google workspace|salesforce|sap|quickbooks|xero|sage|hubspot|zendesk|jira|confluence|slack|trello|asana|notion|sharepoint|workday|netsuite|dynamics|microsoft project|visio|mailchimp|google analytics|shopify|wordpress'.split(
      '|',
    ),
  'Design tools':
    'photoshop|illustrator|indesign|figma|sketch|after effects|premiere pro|lightroom|canva|autocad|revit|solidworks|sketchup|blender|adobe creative suite|adobe creative cloud|xd'.split(
      '|',
    ),
  'Clinical systems': 'epic|cerner|meditech|emis|systmone|electronic health records|ehr|emr'.split('|'),
  Methods:
    'a/b testing|machine learning|deep learning|statistics|nlp|natural language processing|computer vision|forecasting|experimentation|data analysis|data visualisation|data visualization|etl|agile|scrum|kanban|tdd|test-driven development|ci/cd|devops|rest apis|microservices|code review|ux research|wireframing|prototyping|typography|branding|brand identity|packaging'.split(
      '|',
    ),
  Languages:
    'english|spanish|french|german|italian|portuguese|dutch|polish|russian|arabic|mandarin|chinese|japanese|korean|hindi|turkish|ukrainian|swedish'.split(
      '|',
    ),
};
