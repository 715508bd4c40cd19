import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CheckedStation as Station } from '../../../src/elements/base/checked-station.js';
import { Station as UncheckedStation } from '../../../src/station/station.js';
import { until } from '../../kit/until.js';

describe('the public Station class', () => {
  it('suggests the right name for unknown options', async (t) => {
    const { mock } = t.mock.method(console, 'warn', () => undefined);
    const options = { baseUrl: 'https://options.example', sever: 2, 'base-url': 'x', zebra: 1 };
    Station.at(options);
    Station.at(options);
    await until(() => mock.callCount() === 3, 'three warnings');
    assert.deepEqual(
      mock.calls.map((call) => String(call.arguments[0])),
      [
        'Onair: Station.at({ sever }) is unknown. Did you mean Station.at({ server })?',
        'Onair: Station.at({ base-url }) is unknown. Did you mean Station.at({ baseUrl })?',
        'Onair: Station.at({ zebra }) is unknown. Available: Station.at({ baseUrl }), Station.at({ server }), Station.at({ transport }), Station.at({ jsonp }), Station.at({ source }), Station.at({ station }), Station.at({ charset }), Station.at({ map }).',
      ],
    );
  });

  it('rejects arguments of the wrong type', () => {
    const at = Station.at as unknown as (options?: unknown) => unknown;
    for (const options of [undefined, null, 'https://options.example'])
      assert.throws(() => at(options), {
        name: 'TypeError',
        message: 'Station.at: the argument must be an object, such as { baseUrl: "https://panel.example" }.',
      });
    for (const baseUrl of [new URL('https://options.example'), 8080, null])
      assert.throws(() => at({ baseUrl }), {
        name: 'TypeError',
        message: 'Station.at: the option baseUrl must be a string.',
      });
  });

  it('is the same class that the elements use', () => {
    const station = Station.at({ baseUrl: 'https://class.example', server: 2 });
    assert.equal(station, UncheckedStation.at({ baseUrl: 'https://class.example', server: 2 }));
    assert.ok(station instanceof Station);
    assert.equal(Station.prototype, UncheckedStation.prototype);
    assert.equal(Station.name, 'Station');
  });
});
