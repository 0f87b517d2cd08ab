import ts from 'typescript';

/** Words in a source that are shown as they stand, in English whatever the language of the screen. */
export interface BareWords {
  node: ts.JsxText | ts.StringLiteralLike | ts.TemplateExpression;
  /** From 1. */
  line: number;
  words: string;
}

/** Attributes of elements whose value is shown or spoken. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|busyLabel|hint|text|question|sentence|description|heading|note|legend|caption|empty|summary|action|unit|suffix|prefix|confirmLabel|cancelLabel|failure|doneLabel)$/;

/** Properties of objects that hold what is shown. */
const SAID =
  /^(?:label|title|text|hint|words|sentence|description|heading|note|placeholder|question|caption|summary|busy|busyLabel|failure|done|empty|short|long|name|meaning|advice)$/;

/** What sounds like speech wherever it stands: several words that begin as a sentence does, or end as one. */
const SENTENCE = /^(?=.*\p{L}{2})(?:\p{Lu}[\p{L}’']*[,:]?\s+\p{L}|.*\p{L}\s\S.*[.?!…]$)/su;
/** A value with a word before or behind it: "{} days". */
const AROUND_VALUE = /^(?!.*[/=<>_;()@]|.*\w-\w|.*:\S)(?=.*\{\} \p{L}{2}|.*\p{L}{2}:? \{\})/su;
const WORD = /^\p{Lu}\p{Ll}+(?:[\s’'-]\p{L}+)*[.?!…]{0,3}$/u;

/** Names, which are the same in every language. */
const NAMES =
  /^(?:Candor|PDF|DOCX|HTML|TXT|JSON|CSV|XML|ATS|AI|API|URL|MCP|LinkedIn|GitHub|Indeed|Ollama|OpenAI|Mistral|Chrome|Firefox|Anthropic|Google|Greenhouse|Lever|Ashby|Word|A4|Letter|OK)$/;

const textOf = (node: ts.Node): string | null => {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
};

const nameOf = (name: ts.Node | undefined): string =>
  name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : '';

/** What the words of a literal come to stand in, through choices and brackets: the attribute, property or call. */
function placeOf(node: ts.Node): ts.Node {
  let { parent } = node;
  while (
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    (ts.isBinaryExpression(parent) && /^(?:&&|\|\||\?\?|\+)$/.test(parent.operatorToken.getText()))
  )
    parent = parent.parent;
  return parent;
}

/** Calls whose texts nobody reads on a screen. */
const UNSEEN =
  /^(?:Error|TypeError|RegExp|URL|Set|Map|matchMedia|clsx|error|warn|log|querySelector(?:All)?|route|includes|startsWith|endsWith|split|getItem|setItem|lazyPart)$/;
/** Calls that ask for a field of a form by its name. */
const FIELD = /^use(?:Watch|Controller|FormState|FieldArray)$/;
const TOLD = /^(?:toast|errorToast|usePageTitle|doneToast|sentenceOf|announce|copyText)$/;

const calleeName = (call: ts.CallExpression | ts.NewExpression): string => {
  const { expression } = call;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : nameOf(expression);
};

function isShown(node: ts.StringLiteralLike | ts.TemplateExpression, words: string): boolean {
  const place = placeOf(node);
  if (ts.isTaggedTemplateExpression(place) || ts.isImportDeclaration(place) || ts.isLiteralTypeNode(place))
    return false;
  const isSpeech = SENTENCE.test(words) || (ts.isTemplateExpression(node) && AROUND_VALUE.test(words));
  if (ts.isJsxExpression(place) && !ts.isJsxAttribute(place.parent))
    return isSpeech || WORD.test(words) || /\p{L}{2}/u.test(words);
  const attribute = ts.isJsxAttribute(place) ? place : ts.isJsxExpression(place) ? place.parent : null;
  if (attribute && ts.isJsxAttribute(attribute)) {
    const name = attribute.name.getText();
    if (/^(?:className|d|id|type|to|href|key|name|autoComplete|viewBox|style|value|path)$/.test(name))
      return false;
    return SPOKEN.test(name) ? /\p{L}{2}/u.test(words) : isSpeech || WORD.test(words);
  }
  if (ts.isPropertyAssignment(place)) {
    if (place.name === node) return false;
    const holder = place.parent.parent;
    if (ts.isCallExpression(holder) && FIELD.test(calleeName(holder))) return false;
    return (
      isSpeech || WORD.test(words) || (SAID.test(nameOf(place.name)) && /^\p{L}[\p{L}\s’'-]+$/u.test(words))
    );
  }
  if (ts.isCallExpression(place) || ts.isNewExpression(place)) {
    const name = calleeName(place);
    if (TOLD.test(name)) return /\p{L}{2}/u.test(words);
    if (UNSEEN.test(name) || (name.endsWith('Error') && name !== 'CallError')) return false;
    return isSpeech;
  }
  if (ts.isElementAccessExpression(place) || ts.isCaseClause(place) || ts.isBinaryExpression(place))
    return false;
  if (ts.isArrayLiteralExpression(place) && ts.isPropertyAccessExpression(place.parent)) return false;
  const isGiven =
    ts.isArrayLiteralExpression(place) || ts.isReturnStatement(place) || ts.isArrowFunction(place);
  return isSpeech || (isGiven && WORD.test(words));
}

const TRANSLATES = /^(?:Trans|Plural|Select|SelectOrdinal)$/;
const TRANSLATE = /^(?:t|msg|plural|select|selectOrdinal)$/;

/** Whether a node stands within words that are translated: in `Trans`, or in a call of `t`, `plural` and the like. */
function isTranslated(node: ts.Node): boolean {
  let isValue = false;
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isCallExpression(at) && TRANSLATE.test(calleeName(at))) return true;
    if (ts.isJsxAttribute(at)) return TRANSLATES.test(at.parent.parent.tagName.getText());
    if (ts.isFunctionLike(at)) return false;
    // A text that is chosen among is a value of the message, not a part of it.
    if (ts.isJsxExpression(at)) isValue = true;
    if (ts.isJsxElement(at) && TRANSLATES.test(at.openingElement.tagName.getText())) return !isValue;
  }
  return false;
}

const SAME = '// same in every language';

/** Finds the words of a source that no catalogue knows, but for those on or below a line that says they are the same in every language. */
export function bareWords(source: ts.SourceFile): BareWords[] {
  const found: BareWords[] = [];
  const lines = source.text.split('\n');
  const isSame = (line: number) =>
    lines.slice(Math.max(0, line - 2), line).some((text) => text.includes(SAME));
  const visit = (node: ts.Node) => {
    const text = textOf(node);
    const words = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (
      text !== null &&
      /\p{L}{2}/u.test(words.replaceAll('{}', '')) &&
      !NAMES.test(words) &&
      !isTranslated(node)
    ) {
      const isJsx = ts.isJsxText(node);
      if (isJsx || isShown(node as ts.StringLiteralLike | ts.TemplateExpression, words)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
        if (!isSame(line)) found.push({ node: node as BareWords['node'], line, words });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
