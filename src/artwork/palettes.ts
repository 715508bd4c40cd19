/** The colours of a cover. */

export interface DrawingColours {
  /** Background gradient, from top to bottom. */
  sky: [string, string];
  /** Four foreground colours, strongest first. */
  paints: [string, string, string, string];
  /** Colour of fine lines and small marks. */
  ink: string;
}

const palette = (
  sky: DrawingColours['sky'],
  paints: DrawingColours['paints'],
  ink: string,
): DrawingColours => ({
  sky,
  paints,
  ink,
});

export const palettes: DrawingColours[] = [
  palette(['#fbe3c8', '#f6a46c'], ['#e4572e', '#7a2e4d', '#f3c15f', '#2e294e'], '#2e1f38'),
  palette(['#101d42', '#3b2a6b'], ['#ff6f61', '#ffc371', '#5ad1c9', '#8a6bd8'], '#fdf0e0'),
  palette(['#e8f1ee', '#a9d3c9'], ['#16697a', '#f4a259', '#0b3c49', '#e3655b'], '#0b2b33'),
  palette(['#f7d9e3', '#c9a7eb'], ['#6c3fb4', '#ff7aa2', '#2b1b54', '#ffd6a5'], '#2b1b54'),
  palette(['#0d2b26', '#1e5b4f'], ['#e9c46a', '#9bd18b', '#f4a261', '#e8f3d6'], '#f3f7e4'),
  palette(['#fff4d6', '#ffd27d'], ['#d7263d', '#1b998b', '#2e294e', '#f46036'], '#2e294e'),
  palette(['#dfe9f5', '#8fb3e0'], ['#1d3f8f', '#f25f5c', '#ffe066', '#0b1d4d'], '#0b1d4d'),
  palette(['#20121c', '#5c1a3b'], ['#ff4d6d', '#ffb3c1', '#c9184a', '#ffd166'], '#ffe9ec'),
  palette(['#f1ece2', '#d8cbb3'], ['#b0413e', '#473144', '#548687', '#e0a458'], '#2f2430'),
  palette(['#061a40', '#0353a4'], ['#f9c80e', '#f86624', '#43bccd', '#ea3546'], '#f2f7ff'),
  palette(['#ece4f6', '#b8c0ff'], ['#3d348b', '#f18701', '#7678ed', '#f35b04'], '#241a5e'),
  palette(['#d8f3dc', '#95d5b2'], ['#1b4332', '#ff8fa3', '#40916c', '#fff3b0'], '#10291e'),
  palette(['#1a1a2e', '#16213e'], ['#e94560', '#0f9b8e', '#f7b267', '#533483'], '#f5f1ff'),
  palette(['#ffe5d9', '#ffb5a7'], ['#9d4edd', '#f4845f', '#5a189a', '#ffd7ba'], '#3c096c'),
  palette(['#e3e7dc', '#b7b7a4'], ['#6b705c', '#cb997e', '#3f4238', '#ddbea9'], '#2a2c22'),
  palette(['#03121f', '#0a4350'], ['#4cc9f0', '#f72585', '#b5f2ea', '#7209b7'], '#e6fbff'),
];
