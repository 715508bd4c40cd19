import { expect } from '@open-wc/testing';

describe('the early-request module', () => {
  it('ignores an error thrown by fetch', async () => {
    const { fetch } = globalThis;
    const requested: string[] = [];
    const place = document.createElement('div');
    place.innerHTML = '<onair-history base-url="https://panel.example"></onair-history>';
    document.body.append(place);
    globalThis.fetch = (url) => {
      requested.push(url as string);
      throw new Error('no requests before consent');
    };
    try {
      await import('../../../src/elements/base/early-request.js');
    } finally {
      globalThis.fetch = fetch;
      place.remove();
    }
    expect(requested).to.have.length(1);
    expect(requested[0]).to.include('https://panel.example/api/v2/history/');
  });
});
