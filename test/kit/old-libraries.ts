/**
 * Scripts for a test page that simulate what old libraries do to native objects. They replace functions, put other
 * constructors under native names, and add properties that every loop enumerates.
 */
import { existsSync, readFileSync } from 'node:fs';

const PROTOTYPE_1_6 = `
  var slice = Array.prototype.slice;
  function extend(target, source) { for (var name in source) target[name] = source[name]; return target; }
  function each(array, callback) { for (var i = 0; i < array.length; i++) callback(array[i], i); }
  Array.from = window.$A = function (iterable) {
    if (!iterable) return [];
    if (iterable.toArray) return iterable.toArray();
    var length = iterable.length || 0, results = new Array(length);
    while (length--) results[length] = iterable[length];
    return results;
  };
  extend(Function.prototype, {
    bind: function () {
      if (arguments.length < 2 && arguments[0] === undefined) return this;
      var method = this, args = slice.call(arguments), object = args.shift();
      return function () { return method.apply(object, args.concat(slice.call(arguments))); };
    },
    curry: function () { return this; }, delay: function () { return 0; }, defer: function () { return 0; },
    wrap: function () { return this; }, methodize: function () { return this; }, argumentNames: function () { return []; }
  });
  var enumerable = {
    each: function (callback) { each(this, callback); return this; },
    map: function (callback, context) {
      var results = [];
      each(this, function (value, index) { results.push(callback ? callback.call(context, value, index) : value); });
      return results;
    },
    find: function (callback, context) {
      for (var i = 0; i < this.length; i++) if (callback.call(context, this[i], i)) return this[i];
    },
    filter: function (callback, context) {
      var results = [];
      each(this, function (value, index) { if (callback.call(context, value, index)) results.push(value); });
      return results;
    },
    every: function (callback, context) {
      var result = true;
      each(this, function (value, index) { result = result && !!(callback ? callback.call(context, value, index) : value); });
      return result;
    },
    some: function (callback, context) {
      var result = false;
      each(this, function (value, index) { result = result || !!(callback ? callback.call(context, value, index) : value); });
      return result;
    },
    reduce: function () { return this.length > 1 ? this : this[0]; },
    reverse: function (inline) { return (inline !== false ? this : slice.call(this))._reverse(); },
    toArray: function () { return slice.call(this); }, entries: function () { return slice.call(this); },
    include: function () { return false; }, member: function () { return false; },
    max: function () {}, min: function () {}, size: function () { return this.length; },
    zip: function () { return []; }, clear: function () { this.length = 0; return this; },
    first: function () { return this[0]; }, last: function () { return this[this.length - 1]; },
    clone: function () { return slice.call(this); }, inspect: function () { return '[]'; },
    toJSON: function () {
      var results = [];
      each(this, function (value) { results.push(JSON.stringify(value)); });
      return '[' + results.join(', ') + ']';
    }
  };
  Array.prototype._reverse = Array.prototype.reverse;
  extend(Array.prototype, enumerable);
  extend(String.prototype, {
    toJSON: function () { return '"' + this + '"'; }, strip: function () { return this.replace(/^\\s+|\\s+$/g, ''); },
    sub: function (pattern) { return String(pattern); }, times: function () { return ''; },
    startsWith: function (pattern) { return this.indexOf(pattern) === 0; },
    endsWith: function (pattern) {
      var at = this.length - pattern.length;
      return at >= 0 && this.lastIndexOf(pattern) === at;
    },
    include: function (pattern) { return this.indexOf(pattern) > -1; }, toArray: function () { return this.split(''); }
  });
  extend(Number.prototype, { toJSON: function () { return isFinite(this) ? this.toString() : 'null'; }, times: function () { return this; } });
  Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"'; };
  RegExp.prototype.match = RegExp.prototype.test;
  extend(Object, {
    keys: function (object) { var keys = []; for (var name in object) keys.push(name); return keys; },
    values: function (object) { var values = []; for (var name in object) values.push(object[name]); return values; },
    extend: extend, clone: function (object) { return extend({}, object); }, toJSON: function () {}
  });
  var element = window.Element;
  window.Element = function (tag) { return document.createElement(tag); };
  extend(window.Element, element || {});
  extend(HTMLElement.prototype, {
    remove: function () { this.parentNode.removeChild(this); return this; },
    scrollTo: function () { var at = this.getBoundingClientRect(); window.scrollTo(at.left, at.top); return this; },
    select: function () { return []; }, match: function (selector) { return this.matches(selector); },
    show: function () { this.style.display = ''; return this; }, hide: function () { this.style.display = 'none'; return this; },
    visible: function () { return true; }, toggle: function () { return this; }, update: function () { return this; },
    replace: function () { return this; }, insert: function () { return this; }, wrap: function () { return this; },
    empty: function () { return true; }, clone: function () { return this; }, next: function () {}, up: function () {},
    observe: function () { return this; }, fire: function () {}, store: function () { return this; }, on: function () {}
  });
  document.getElementsByClassName = function (name) { return slice.call(document.querySelectorAll('.' + name)); };
  window.$ = function (id) { return document.getElementById(id); };
  window.$$ = function (selector) { return slice.call(document.querySelectorAll(selector)); };
`;

const MOOTOOLS_1_4 = `
  var slice = Array.prototype.slice;
  function implement(target, methods) { for (var name in methods) target[name] = methods[name]; }
  Array.from = function (item) {
    if (item == null) return [];
    var isList = typeof item.length == 'number' && Object.prototype.toString.call(item) != '[object Function]';
    return isList && typeof item != 'string' ? (Array.isArray(item) ? item : slice.call(item)) : [item];
  };
  Function.from = function (item) { return typeof item == 'function' ? item : function () { return item; }; };
  String.from = function (item) { return item + ''; };
  Number.from = function (item) { var number = parseFloat(item); return isFinite(number) ? number : null; };
  implement(Function.prototype, {
    // The second argument is a list of arguments.
    bind: function (object, args) {
      var method = this;
      return function () { return method.apply(object, args === undefined ? arguments : Array.from(args)); };
    },
    extend: function () { return this; }, implement: function () { return this; }, hide: function () { return this; },
    protect: function () { return this; }, attempt: function () { return null; }, pass: function () { return this; },
    delay: function () { return 0; }, periodical: function () { return 0; }, $family: function () { return 'function'; }
  });
  implement(Array.prototype, {
    $family: function () { return 'array'; }, each: function (callback) { this.forEach(callback); },
    clean: function () { return this; }, contains: function () { return false; }, append: function () { return this; },
    include: function () { return this; }, combine: function () { return this; }, erase: function () { return this; },
    empty: function () { this.length = 0; return this; }, flatten: function () { return this; },
    extend: function () { return this; }, min: function () { return 0; }, sum: function () { return 0; }
  });
  implement(String.prototype, {
    contains: function (text, separator) {
      return separator ? (separator + this + separator).indexOf(separator + text + separator) > -1 : String(this).indexOf(text) > -1;
    },
    test: function () { return false; }, clean: function () { return this; }, toInt: function () { return parseInt(this, 10); },
    repeat: function (times) { return new Array(times + 1).join(this); }
  });
  implement(Object, {
    values: function (object) { var values = []; for (var name in object) values.push(object[name]); return values; },
    each: function () {}, append: function (object) { return object; }, clone: function (object) { return object; },
    map: function (object) { return object; }, filter: function (object) { return object; }
  });
  // More: returns a date.
  Date.parse = (function (parse) { return function (text) { return new Date(parse(text)); }; })(Date.parse);
  Date.prototype.parse = function () { return this; };
  Date.prototype.toISOString = Date.prototype.toJSON = function () { return String(this); };
  var natives = { Element: window.Element, Event: window.Event };
  window.Element = function (tag) { return document.createElement(tag); };
  window.Element.prototype = natives.Element.prototype;
  window.Event = function (event) { this.event = event; };
  window.Request = function (options) { this.options = options; };
  window.Window = function () {};
  window.Document = function () {};
  window.Hash = window.Class = window.Fx = window.Events = window.Options = window.Chain = function () {};
  implement(natives.Element.prototype, {
    get: function (name) { return this.getAttribute(name); }, set: function () { return this; },
    scrollTo: function (x, y) { this.scrollLeft = x; this.scrollTop = y; return this; },
    contains: function (other) { return this === other || !!(this.compareDocumentPosition(other) & 16); },
    getElement: function () { return null; }, getElements: function () { return []; }, hasClass: function () { return false; },
    show: function () { return this; }, hide: function () { return this; }, toggle: function () { return this; },
    empty: function () { return this; }, clone: function () { return this; }, destroy: function () { return null; },
    load: function () { return this; }, position: function () { return this; }, move: function () { return this; },
    store: function () { return this; }, retrieve: function () { return null; }, addEvent: function () { return this; }
  });
  window.$ = document.id = function (id) { return document.getElementById(id); };
  window.$$ = function (selector) { return slice.call(document.querySelectorAll(selector)); };
`;

/** Properties that scripts on many sites add, enumerable by every `for … in`. */
const ENUMERABLE = `
  Array.prototype.remove = function (value) { var at = this.indexOf(value); if (at > -1) this.splice(at, 1); return this; };
  Array.prototype.contains = function (value) { return this.indexOf(value) > -1; };
  Array.prototype.last = function () { return this[this.length - 1]; };
  Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };
  Array.prototype.extra = 'text';
  Object.prototype.clone = function () { return Object.assign({}, this); };
  Object.prototype.extend = function (other) { return Object.assign(this, other); };
  Object.prototype.hasValue = function () { return false; };
  Object.prototype.toJSONString = function () { return '{}'; };
  Object.prototype.extra = 'text';
  String.prototype.format = function () { return this; };
  Function.prototype.method = function () { return this; };
`;

/** Datejs, which has its own parser. */
const DATEJS = `
  Date.parse = (function (parse) {
    return function (text) { var ms = parse(text); return isNaN(ms) ? null : new Date(ms); };
  })(Date.parse);
  Date.prototype.toString = function (format) { return format || ''; };
  Date.prototype.add = function () { return this; };
`;

/** Scripts by the name of the library. */
export const LIBRARIES: Readonly<Record<string, string>> = {
  'Prototype 1.6': wrapped(PROTOTYPE_1_6),
  'MooTools 1.4 with More': wrapped(MOOTOOLS_1_4),
  Datejs: wrapped(DATEJS),
  'enumerable properties': wrapped(ENUMERABLE),
};

const FOLDER = '/usr/share/javascript/';
const FILES: Readonly<Record<string, readonly string[]>> = {
  Prototype: ['prototype/prototype.js'],
  MooTools: ['mootools/mootools.js', 'mootools/mootools-more.js'],
};

/** The installed libraries by name, as scripts. */
export function installedLibraries(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, files] of Object.entries(FILES)) {
    const paths = files.map((file) => FOLDER + file);
    if (paths.every(existsSync)) found[name] = paths.map((path) => readFileSync(path, 'utf8')).join(';\n');
  }
  return found;
}

function wrapped(script: string): string {
  return `(function () {${script}})();`;
}
