/**
 * In:  a bundle for a script tag, and what of it most pages never need.
 * Out: the same bundle without that, and one more classic script for each such part, which it fetches from beside itself.
 *
 * Modules can be cut by the browser's own means; a classic script can't, and a module needs CORS where it comes from
 * another site. So Rollup writes its parts as functions, and the bundle begins with a loader of a few lines.
 */

/** Everything that is needed at once, with all that it imports, is one file; a part begins at each of these. */
export function classicParts(entry, beginnings) {
  let together;

  return {
    /** Which modules are in the bundle itself. */
    manualChunks(id, { getModuleInfo, getModuleIds }) {
      together ??= reachable(
        [...getModuleIds()].find((each) => each.endsWith(entry)),
        getModuleInfo,
      );
      return together.has(id) ? 'onair' : undefined;
    },
    plugin: {
      name: 'classic-parts',
      buildStart: () => void (together = undefined),
      resolveImportMeta: (property) => (property === 'url' ? 'onairBase' : null),
      renderDynamicImport: () => ({ left: 'require(', right: ')' }),
      renderChunk: {
        order: 'pre',
        handler(code, { isEntry }) {
          return isEntry ? { code: `(function () {\n${LOADER}\n${code}})();`, map: null } : null;
        },
      },
    },
  };

  function reachable(id, getModuleInfo, found = new Set()) {
    if (found.has(id)) return found;
    found.add(id);
    const { importedIds, dynamicallyImportedIds } = getModuleInfo(id);
    const wanted = dynamicallyImportedIds.filter((each) => !beginnings.some((end) => each.endsWith(end)));
    for (const each of [...importedIds, ...wanted]) reachable(each, getModuleInfo, found);
    return found;
  }
}

/**
 * A part hands itself over to `onairPart`, which all bundles of a page share and which knows nothing of any of them;
 * the one that has asked takes it when its script has loaded. A part that does not come is asked for again next time.
 */
const LOADER = `
var onairBase = document.currentScript ? document.currentScript.src : location.href;
var onairOwn = {};
var onairParts = {};
function onairNeed(name, made) {
  return name === 'exports' ? made : name === 'require' ? onairLoad : /\\/onair$/.test(name) ? onairOwn : onairLoad(name);
}
function onairPart(needs, make) {
  make.apply(null, needs.map(function (name) { return name === 'module' || onairNeed(name, onairOwn); }));
}
self.onairPart = self.onairPart || function () { self.onairPart.last = arguments; };
function onairLoad(path) {
  var file = path.replace(/.*\\//, 'parts/') + '.js';
  return onairParts[file] = onairParts[file] || new Promise(function (come, fail) {
    var script = document.createElement('script');
    script.charset = 'utf-8';
    script.onload = script.onerror = function () {
      var part = self.onairPart.last;
      var made = {};
      self.onairPart.last = null;
      script.remove();
      if (!part) {
        delete onairParts[file];
        return fail(new Error(script.src));
      }
      Promise.all(part[0].map(function (name) { return onairNeed(name, made); })).then(function (needs) {
        part[1].apply(null, needs);
        come(made);
      }).catch(fail);
    };
    script.src = onairBase.replace(/[^/?#]*(\\?[^#]*)?(#.*)?$/, file + '$1');
    document.head.append(script);
  });
}`;
