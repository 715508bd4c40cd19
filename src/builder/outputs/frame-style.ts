import { maxHeight, type Step } from './frame-heights.js';

export interface FrameStyle {
  /** Empty if the height of the frame doesn't depend on the column's width. */
  rules: string[];
  wrap(frame: string): string;
}

/**
 * Returns container rules that set a frame's height by the width of its column, and a function that wraps the frame in
 * the element whose width is measured. If an editor strips the rules or a browser doesn't support them, the attribute
 * `height` applies, which is high enough for all widths.
 */
export function writeFrameStyle(name: string, steps: readonly Step[]): FrameStyle {
  const height = maxHeight(steps);
  // The class name contains the height, because frames of the same tag may have different heights.
  const className = `onair-${name}-${height}`;
  const [first, ...others] = steps;
  const needed = first!.share === 0 && first!.height === height ? others : steps;
  if (needed.length === 0) return { rules: [], wrap: (frame) => frame };
  const rules = needed.map(
    (step) => `@container (min-width: ${step.from}px) { .${className} iframe { height: ${lengthOf(step)} } }`,
  );
  return {
    rules: [`.${className} { container-type: inline-size; width: 100% }`, ...rules],
    wrap: (frame) => `<div class="${className}">${frame}</div>`,
  };
}

const lengthOf = ({ height, share }: Step): string =>
  share === 0
    ? `${height}px`
    : `calc(${Number((share * 100).toFixed(2))}cqi ${height < 0 ? '-' : '+'} ${Math.abs(height)}px)`;

/** Returns a style element with the rules, without duplicates; [] if there are none. */
export function frameStyleElement(rules: readonly string[]): string[] {
  if (rules.length === 0) return [];
  const lines = [
    '/* The frame has the height of its content, in a column of any width. */',
    ...new Set(rules),
  ];
  return [['<style>', ...lines.map((line) => `  ${line}`), '</style>'].join('\n')];
}
