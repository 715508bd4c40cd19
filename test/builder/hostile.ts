/** Texts that would end a value, a tag, a script or a shortcode. */
export const HOSTILE = [
  `"><script>alert(1)</script>`,
  `'><img src=x onerror=alert(1)>`,
  `</style></script>--><b>`,
  `" onload="alert(1)`,
  `]<script>alert(1)</script>[`,
  `{{ constructor.constructor('alert(1)')() }}`,
  '${alert(1)}',
  '\\"};alert(1)//',
  'a\nb\u2028c',
  `&quot;&lt;`,
  `x" y' z`,
];
