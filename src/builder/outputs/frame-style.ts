/**
 * In:  how high a frame is, by the width of its column.
 * Out: the rules that give it that height, and the element around it that they measure.
 *
 * No style sheet sees what is in a frame, nor does the frame's page give it its height. Without these rules the frame has the
 * height of its attribute, which is enough in every column: where an editor strips them, and where a browser does not know them.
 */
import { highest, type Step } from './frame-heights.js';

export interface FrameStyle {
  /** None where it has the height of its attribute in every column. */
  rules: string[];
  around(frame: string): string;
}

export function frameStyle(name: string, steps: readonly Step[]): FrameStyle {
  const attribute = highest(steps);
  // Frames of one tag with different heights don't take each other's rules.
  const className = `onair-${name}-${attribute}`;
  const [first, ...others] = steps;
  const needed = first!.share === 0 && first!.height === attribute ? others : steps;
  if (needed.length === 0) return { rules: [], around: (frame) => frame };
  const rules = needed.map(
    (step) => `@container (min-width: ${step.from}px) { .${className} iframe { height: ${lengthOf(step)} } }`,
  );
  return {
    rules: [`.${className} { container-type: inline-size; width: 100% }`, ...rules],
    around: (frame) => `<div class="${className}">${frame}</div>`,
  };
}

const lengthOf = ({ height, share }: Step): string =>
  share === 0
    ? `${height}px`
    : `calc(${Number((share * 100).toFixed(2))}cqi ${height < 0 ? '-' : '+'} ${Math.abs(height)}px)`;

/** Each rule once; no element where there are none. */
export function frameStyleElement(rules: readonly string[]): string[] {
  if (rules.length === 0) return [];
  const lines = ['/* The frame is as high as what it shows, in a column of any width. */', ...new Set(rules)];
  return [['<style>', ...lines.map((line) => `  ${line}`), '</style>'].join('\n')];
}
