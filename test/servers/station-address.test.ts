import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stationsAt } from '../../src/servers/station-address.js';

const at = (address: string) =>
  stationsAt(address).map(({ name, baseUrl, station, isCertain }) =>
    [name, baseUrl, station, ...(isCertain ? [] : ['?'])].join(' '),
  );

describe("a station's address", () => {
  for (const [address, ...stations] of [
    ['https://radio.example/cp/get_info.php?p=8042', 'sonicpanel https://radio.example 8042'],
    ['radio.example/cp/get_info.php?p=8042', 'sonicpanel https://radio.example 8042'],
    ['radio.example:2020/cp/get_info.php?p=8042', 'sonicpanel https://radio.example:2020 8042'],
    ['http://radio.example/cp/widgets/player/single/?p=8042', 'sonicpanel http://radio.example 8042'],
    ['https://radio.example/8042/stream', 'sonicpanel https://radio.example 8042 ?'],
  ] as const)
    it(`identifies the station: ${address}`, () => assert.deepEqual(at(address), stations));

  it('identifies no station if it could belong to any server', () => {
    for (const address of [
      '',
      'radio.example',
      'https://radio.example',
      'https://radio.example:8042/',
      'https://radio.example/public/meridian',
      'https://radio.example/live.mp3?p=8042',
      'https://user:word@radio.example/cp/get_info.php?p=8042',
      'ftp://radio.example/cp/get_info.php?p=8042',
    ])
      assert.deepEqual(at(address), [], address);
  });
});
