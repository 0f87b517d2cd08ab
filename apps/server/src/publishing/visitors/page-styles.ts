/** The product's colours and type, for pages that load nothing else. */
const base = `
:root{color-scheme:light dark;--desk:#f6f3ec;--surface:#fffefb;--ink:#1c1b19;--soft:#5f5b53;--line:#e2dccf;--control:#8f887a;--accent:#0f5c4c;--on-accent:#fff;--danger:#a3262a}
@media(prefers-color-scheme:dark){:root{--desk:#131210;--surface:#1c1a17;--ink:#efebe2;--soft:#a8a296;--line:#34312b;--control:#757064;--accent:#7cc8b0;--on-accent:#10241e;--danger:#f08a87}}
*{box-sizing:border-box}
body{margin:0}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.5rem;padding:.25rem 1rem;border:0;border-radius:6px;background:var(--accent);color:var(--on-accent);font:600 .875rem/1.5 system-ui,sans-serif;text-decoration:none;cursor:pointer}
.button:hover{filter:brightness(1.08)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

/** A short page of the product's own: a sentence, or the form that asks for a password. */
export const plainStyles = `${base}
html{background:var(--desk);color:var(--ink)}
body{min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif}
main{width:min(26rem,100%);padding:2rem;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
h1{margin:0 0 .75rem;font:600 1.625rem/1.2 "Source Serif 4",Georgia,serif}
p{margin:0;color:var(--soft)}
form{display:grid;gap:.5rem;margin-top:1.5rem}
label{font-weight:600;font-size:.875rem}
input{min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--control);border-radius:6px;background:var(--surface);color:var(--ink);font:inherit}
.wrong{color:var(--danger);font-size:.875rem}
form .button{margin-top:.5rem}`;

/** Around a CV: these follow the rules of its own layout, and know nothing of what is in it. */
export const frameStyles = `${base}
html{background:var(--desk)}
body{min-height:100vh}
main{color-scheme:light;box-shadow:0 1px 2px rgb(28 27 25/.08),0 8px 28px rgb(28 27 25/.12)}
.bar{position:relative;background:var(--surface);border-bottom:1px solid var(--line);color:var(--ink);font:.875rem/1.5 system-ui,sans-serif}
.bar>div{max-width:51rem;margin:0 auto;min-height:3.5rem;padding:.5rem 1rem;display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem}
.who{margin-inline-end:auto;min-width:0;font:600 1rem/1.3 "Source Serif 4",Georgia,serif;overflow-wrap:anywhere}
.bar nav{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.25rem}
.bar nav a:not(.button){display:inline-flex;align-items:center;min-height:2.5rem;color:var(--ink);text-decoration:underline;text-underline-offset:.2em;text-decoration-color:var(--control)}
.bar nav a:not(.button):hover{text-decoration-color:currentColor}
.pages{display:none}
.pages img{display:block;width:100%;height:auto;background:#fff;box-shadow:0 1px 2px rgb(28 27 25/.08),0 8px 28px rgb(28 27 25/.12)}
.other-view{display:none!important}
@media screen and (min-width:52rem){
.other-view{display:inline-flex!important}
.as-pages .pages{display:grid;gap:2rem;width:min(51rem,100% - 2rem);margin:2rem auto}
.as-pages main:not(:focus-within){position:absolute;width:1px;height:1px;min-height:0;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%)}
}
@media print{.bar,.pages{display:none!important}main{box-shadow:none}}`;
