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
    ['https://radio.example:2199/rpc/meridian/streaminfo.get', 'centova https://radio.example:2199 meridian'],
    ['https://radio.example:2199/recentfeed/meridian/json/', 'centova https://radio.example:2199 meridian'],
    [
      'https://radio.example:2199/external/rpc.php?m=streaminfo.get&username=meridian',
      'centova https://radio.example:2199 meridian',
    ],
    ['https://radio.example:2199/start/meridian/', 'centova https://radio.example:2199 meridian ?'],
    ['https://radio.example:2199/tunein/meridian.pls', 'centova https://radio.example:2199 meridian ?'],
    ['https://radio.example/proxy/meridian/stream', 'centova https://radio.example meridian ?'],
    ['https://live365.com/station/Radio-Meridian-a12345', 'live365 https://api.live365.com a12345'],
    ['live365.com/station/Radio-4-Meridian-a12345', 'live365 https://api.live365.com a12345'],
    ['https://api.live365.com/station/a12345', 'live365 https://api.live365.com a12345'],
    ['https://streaming.live365.com/a12345_2', 'live365 https://api.live365.com a12345'],
    ['https://live365.com/embed/player.html?station=a12345&s=md', 'live365 https://api.live365.com a12345'],
    ['https://public.radio.co/stations/s0a1b2c3d4/status', 'radioco https://public.radio.co s0a1b2c3d4'],
    ['https://streams.radio.co/s0a1b2c3d4/listen', 'radioco https://public.radio.co s0a1b2c3d4'],
    ['https://embed.radio.co/player/s0a1b2c3d4.html', 'radioco https://public.radio.co s0a1b2c3d4'],
    ['https://spinitron.com/WXYZ', 'spinitron https://widgets.spinitron.com WXYZ'],
    ['https://spinitron.com/WXYZ/show/123/Night', 'spinitron https://widgets.spinitron.com WXYZ'],
    [
      '//widgets.spinitron.com/widget/now-playing-v2?num=5&station=wxyz&cover=1',
      'spinitron https://widgets.spinitron.com wxyz',
    ],
    ['https://www.radioking.com/radio/radio-meridian', 'radioking https://api.radioking.io radio-meridian'],
    ['https://www.radioking.com/play/radio-meridian', 'radioking https://api.radioking.io radio-meridian'],
    [
      'https://api.radioking.io/widget/radio/radio-meridian/track/current',
      'radioking https://api.radioking.io radio-meridian',
    ],
    ['https://player.radioking.io/radio-meridian/', 'radioking https://api.radioking.io radio-meridian'],
    ['https://radio.example/8042/stream', 'sonicpanel https://radio.example 8042 ?'],
  ] as const)
    it(`identifies the station: ${address}`, () => assert.deepEqual(at(address), stations));

  it('identifies no station if it is generic', () => {
    for (const address of [
      '',
      'radio.example',
      'https://radio.example',
      'https://radio.example:8042/',
      'https://radio.example/public/meridian',
      'https://radio.example/live.mp3?p=8042',
      'https://user:word@radio.example/cp/get_info.php?p=8042',
      'ftp://radio.example/cp/get_info.php?p=8042',
      'https://evil-live365.com/station/a12345',
      'https://live365.com.evil.example/station/a12345',
      'https://live365.com/listen',
      'https://radio.example/?u=https://live365.com/station/a12345',
      'https://radio.co/pricing',
      'https://spinitron.com/',
      'https://widgets.spinitron.com/widget/now-playing-v2',
      'https://listen.radioking.com/radio/184318/stream/226369',
    ])
      assert.deepEqual(at(address), [], address);
  });
});
