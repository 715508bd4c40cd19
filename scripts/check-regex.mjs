/**
 * Fails if a regular expression in `src` (or in a given folder) can take exponential time, or polynomial time
 * without a limit on its input. It uses recheck offline, and the result doesn't depend on the speed of the
 * machine.
 *
 * A comment states the limit of the next regular expression's input and where it is enforced:
 *
 *     // regex-bound: 300 characters, cut by readTitle.
 *
 * Polynomial time is then accepted if the worst case takes few enough steps. The check also fails if such a
 * comment isn't needed, or if a pattern is assembled at run time and so can't be checked.
 */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

/** Maximum number of steps of a regular expression, which take V8 about 50 ms. */
const MAX_STEPS = 10_000_000;
const BOUND = /^\/\/ regex-bound: ([\d,]+) characters\b(.*)$/;
/** All time limits are disabled, so that the result depends only on the pattern. */
const PARAMETERS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  recallTimeout: -1,
  randomSeed: 0,
};

const [folder = 'src'] = process.argv.slice(2);
const problems = [];
const patterns = filesOf(folder).flatMap(readPatterns);
process.env.RECHECK_BACKEND ??= backend();
const { default: recheck } = await import('recheck');
const results = new Map();
// Wait for the first check: until it is complete, every other check would start a process of about 15 MB.
await recheck.check('', '', PARAMETERS);
for (const { source, flags } of patterns) {
  const key = `/${source}/${flags}`;
  if (!results.has(key)) results.set(key, recheck.check(source, flags, PARAMETERS));
}
let bounded = 0;
for (const pattern of patterns) judge(pattern, await results.get(`/${pattern.source}/${pattern.flags}`));

console.log(
  `${patterns.length} regular expressions, ${results.size} of them distinct; ${bounded} take polynomial time and have a limit on their input.`,
);
for (const problem of problems.sort()) console.error(problem);
// recheck's process would keep this process running.
process.exit(problems.length > 0 ? 1 : 0);

/** The native program is much faster than the JavaScript version, which takes one or two minutes. */
function backend() {
  const system = { linux: 'linux', darwin: 'macos', win32: 'windows' }[process.platform];
  try {
    createRequire(import.meta.url).resolve(`recheck-${system}-${process.arch}/package.json`);
    return 'native';
  } catch {
    console.log('recheck has no native program for this system, so its slower JavaScript version is used.');
    return 'pure';
  }
}

function filesOf(root) {
  return globSync('**/*.{ts,mts,cts,js,mjs,cjs}', { cwd: root })
    .map((name) => join(root, name))
    .sort();
}

function readPatterns(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const constants = constantsOf(source);
  const found = [];
  visit(source);
  for (const bound of boundsOf(text, lineOf)) {
    const next = found.find(({ position, bound: other }) => position > bound.position && !other);
    if (next) next.bound = bound;
    else problems.push(`${file}:${bound.line}: no regular expression follows this regex-bound.`);
  }
  return found;

  function visit(node) {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if (isPattern(node)) {
      const [pattern, flags] = node.arguments ?? [];
      if (!pattern || !ts.isRegularExpressionLiteral(pattern)) {
        addText(node, pattern, flags && textOf(flags, constants));
      }
    } else if (isMatch(node)) {
      const [argument] = node.arguments;
      if (!isKnownPattern(argument)) addText(node, argument, '');
    } else if (isHidden(node)) {
      problems.push(
        `${file}:${lineOf(node.getStart())}: write this pattern as a literal, so that it can be examined.`,
      );
    }
    ts.forEachChild(node, visit);
  }

  /**
   * Whether the node is a regular expression, or a constant in this file that contains only regular
   * expressions.
   */
  function isKnownPattern(node) {
    if (ts.isIdentifier(node)) return constants.has(node.text) && isKnownPattern(constants.get(node.text));
    if (ts.isElementAccessExpression(node)) return isKnownPattern(node.expression);
    if (ts.isObjectLiteralExpression(node)) {
      return node.properties.every(
        (each) => ts.isPropertyAssignment(each) && isKnownPattern(each.initializer),
      );
    }
    return ts.isRegularExpressionLiteral(node) || isPattern(node);
  }

  function addText(node, pattern, flags = '') {
    const text = pattern && textOf(pattern, constants);
    if (text === null || text === undefined || flags === null) {
      problems.push(
        `${file}:${lineOf(node.getStart())}: this pattern is assembled at run time, so it can't be examined: write it as a literal.`,
      );
    } else add(node, text, flags);
  }

  function add(node, pattern, flags) {
    const position = node.getStart();
    found.push({ file, line: lineOf(position), position, source: pattern, flags, bound: null });
  }
}

/** `RegExp(…)`, `new RegExp(…)`, `globalThis.RegExp(…)`. */
function isPattern(node) {
  return (ts.isNewExpression(node) || ts.isCallExpression(node)) && nameOf(node.expression) === 'RegExp';
}

/** Whether a call converts its argument into a regular expression. */
function isMatch(node) {
  return (
    ts.isCallExpression(node) &&
    node.arguments.length > 0 &&
    ['match', 'matchAll', 'search'].includes(methodOf(node.expression))
  );
}

/** Whether a node creates a regular expression whose pattern can't be determined. */
function isHidden(node) {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    if (node.expression.name.text === 'compile') return true;
  }
  if (!ts.isIdentifier(node) || node.text !== 'RegExp') return false;
  let { parent } = node;
  let used = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) [used, parent] = [parent, parent.parent];
  const isCalled = (ts.isNewExpression(parent) || ts.isCallExpression(parent)) && parent.expression === used;
  const isTest =
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword;
  return !isCalled && !isTest && !ts.isTypeNode(parent);
}

/** Returns the name of a method, including the form `text['match']`. */
function methodOf(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)
    ? node.argumentExpression.text
    : null;
}

function nameOf(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : null;
}

function constantsOf(source) {
  const constants = new Map();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const))
      continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
    }
  }
  // A parameter or local variable of the same name shadows the constant.
  const removeShadowed = (node) => {
    if (ts.isParameter(node) && ts.isIdentifier(node.name)) constants.delete(node.name.text);
    const isLocal = ts.isVariableDeclaration(node) && node.parent.parent.parent !== source;
    if (isLocal && ts.isIdentifier(node.name)) constants.delete(node.name.text);
    ts.forEachChild(node, removeShadowed);
  };
  removeShadowed(source);
  return constants;
}

/** Returns the text of a constant expression; null for any other expression. */
function textOf(node, constants) {
  const read = (each) => textOf(each, constants);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return read(node.expression);
  if (ts.isIdentifier(node)) return constants.has(node.text) ? read(constants.get(node.text)) : null;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return joined([node.left, node.right].map(read), '');
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [read(expression), literal.text]);
    return joined([node.head.text, ...spans], '');
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const [separator] = node.arguments;
    if (name.text !== 'join' || !ts.isArrayLiteralExpression(expression) || !separator) return null;
    const between = read(separator);
    return between === null ? null : joined(expression.elements.map(read), between);
  }
  return null;
}

function joined(texts, separator) {
  return texts.includes(null) ? null : texts.join(separator);
}

/** Returns the `regex-bound` comments of a file. */
function boundsOf(text, lineOf) {
  const bounds = [];
  for (const { 0: line, index } of text.matchAll(/\/\/ regex-bound.*$/gm)) {
    const [, digits = '', reason = ''] = BOUND.exec(line) ?? [];
    bounds.push({
      position: index,
      line: lineOf(index),
      characters: Number(digits.replaceAll(',', '')),
      hasReason: /\w/.test(reason),
    });
  }
  return bounds;
}

function judge({ file, line, source, flags, bound }, { status, complexity, attack, error }) {
  const fail = (sentence) => problems.push(`${file}:${line}: ${sentence} /${source}/${flags}`);
  if (status === 'unknown') return fail(`recheck can't examine this (${error.kind}):`);
  if (status === 'safe') return bound && fail('this takes linear time, so remove its regex-bound:');
  const { type, degree } = complexity;
  if (type === 'exponential') return fail(`this takes exponential time, as for ${attack.pattern}:`);
  const time = `this takes polynomial time (degree ${degree}), as for ${attack.pattern}`;
  if (!bound) return fail(`${time}, and no regex-bound states a limit on its input:`);
  if (!(bound.characters > 0) || !bound.hasReason) {
    return fail('write the limit as "// regex-bound: 300 characters, cut by readTitle.":');
  }
  if (bound.characters ** degree > MAX_STEPS) {
    return fail(`${time}: up to ${bound.characters} characters are too many:`);
  }
  bounded += 1;
}
