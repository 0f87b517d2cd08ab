/**
 * What every screen needs is one file: a file for each module that two of them share costs more, in requests and in what
 * compression can't see, than a screen gains by not loading it. React's core is apart: the reviewer's page loads no more.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/react\/(?:index|cjs\/react\.production)/, priority: 2 },
  {
    name: 'base',
    test: /node_modules\/(?:react-dom|scheduler|react-router|clsx)\/|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|defaultAttributes|shared)|react\/(?:jsx-runtime|cjs\/react-jsx)|web\/src\/ui\/(?:button|field|load-error|lazy-part|password-field|toast|toaster)\.tsx?$/,
    priority: 1,
  },
];
