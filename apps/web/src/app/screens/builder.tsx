export function BuilderScreen() {
  return <main id="main" />;
}
