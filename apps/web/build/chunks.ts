/**
 * What every screen needs is one file: a file for each module that two of them share costs more, in requests and in what
 * compression can't see, than a screen gains by not loading it.
 */
export const chunkGroups = [
  {
    name: 'base',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|clsx)\/|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|defaultAttributes|shared)|web\/src\/ui\/(?:button|field|load-error|lazy-part|password-field|toast|toaster)\.tsx?$/,
  },
];
