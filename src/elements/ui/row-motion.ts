import type { ReactiveController, ReactiveElement } from 'lit';

/** Moves the rows of a list of plays down when a play is added. With reduced motion, new rows fade in instead. */
export class RowMotion implements ReactiveController {
  /** Start of the play in the first row; '' if there is none. */
  private newest = '';

  constructor(private readonly host: ReactiveElement) {
    host.addController(this);
  }

  hostUpdated(): void {
    const starts = [...this.host.renderRoot.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    const added = starts.indexOf(this.newest);
    this.newest = starts[0] ?? '';
    if (added > 0) this.push(added);
  }

  private push(added: number): void {
    const rows = [...this.host.renderRoot.querySelectorAll('li')];
    const tops = rows.map((row) => row.getBoundingClientRect().top);
    const isReduced = matchMedia('(prefers-reduced-motion)').matches;
    rows.forEach((row, index) => {
      const above = tops[index]! - tops[index - added]!;
      const from = `translateY(${-above}px)`;
      // Rows that are new or come from another column fade in.
      const isMoving = !isReduced && index >= added && above > 0;
      row.animate(!isMoving ? { opacity: [0, 1] } : { transform: [from, 'none'] }, {
        duration: isReduced ? 120 : 520,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      });
    });
  }
}
