import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ConnectionState } from '../../../src/builder/page/panel.js';
import { searchResult } from '../../../src/builder/page/station-search.js';
import type { OtherServer } from '../../../src/diagnostics/core/other-server.js';
import { azuracast } from '../../../src/servers/azuracast/read.js';
import { icecast } from '../../../src/servers/icecast/read.js';
import { json } from '../../../src/servers/json/read.js';
import { capabilitiesOf } from '../../../src/servers/server-kind.js';

const AT = {
  baseUrl: 'https://radio.example/now',
  response: 'https://radio.example/now?station=2',
  now: Date.parse('2026-03-06T09:00:00Z'),
  zone: 'America/New_York',
};

const icecastServer: OtherServer = {
  name: 'icecast',
  capabilities: capabilitiesOf(icecast),
  baseUrl: 'https://radio.example:8000',
  station: '/live.mp3',
  stations: [],
  report: null,
  channels: [],
  access: 'fetch',
};

const jsonPanel = (value: unknown, callback?: string): ConnectionState => ({
  kind: 'json',
  response: { access: callback ? 'jsonp' : 'fetch', value, ...(callback ? { callback } : {}) },
  capabilities: capabilitiesOf(json),
  suggestion: null,
});

const missing = { kind: 'missing' };

describe('searchResult', () => {
  it('returns the first station of a panel', () => {
    const stations = [
      { id: 7, name: 'Radio Ferry' },
      { id: 9, name: 'Radio Meridian' },
    ];
    assert.deepEqual(searchResult({ kind: 'found', stations }, AT), {
      kind: 'found',
      attributes: { 'base-url': AT.baseUrl, server: '7' },
      lacks: [],
      isCertain: true,
    });
    assert.deepEqual(searchResult({ kind: 'found', stations: [] }, AT), missing);
  });

  it('returns a station on Icecast or AzuraCast', () => {
    assert.deepEqual(searchResult({ kind: 'other', server: icecastServer }, AT), {
      kind: 'found',
      attributes: { 'base-url': 'https://radio.example:8000', source: 'icecast', station: '/live.mp3' },
      lacks: ['times', 'week', 'podcasts'],
      isCertain: true,
    });
    const server: OtherServer = {
      ...icecastServer,
      name: 'azuracast',
      capabilities: capabilitiesOf(azuracast),
      station: '',
    };
    assert.deepEqual(searchResult({ kind: 'other', server }, AT), {
      kind: 'found',
      attributes: { 'base-url': 'https://radio.example:8000', source: 'azuracast' },
      lacks: [],
      isCertain: true,
    });
  });

  it('maps the title of a JSON response', () => {
    const song = { now_playing: { title: 'Paper Boats', artist: 'Ada Winter' } };
    const result = searchResult(jsonPanel(song), AT);
    assert.ok(result.kind === 'found');
    assert.equal(result.attributes['base-url'], AT.response);
    assert.equal(result.attributes['source'], 'json');
    assert.equal(result.attributes['map'], 'title: now_playing.title, artist: now_playing.artist');
    assert.deepEqual(result.lacks, ['times', 'week', 'podcasts']);
    const byJsonp = searchResult(jsonPanel(song, 'cb'), AT);
    assert.ok(byJsonp.kind === 'found' && byJsonp.attributes['map']?.includes('callback: cb'));
  });

  it('returns only the address if CORS headers are missing', () => {
    assert.deepEqual(searchResult({ kind: 'closed' }, AT), {
      kind: 'found',
      attributes: { 'base-url': AT.baseUrl },
      lacks: [],
      isCertain: false,
    });
  });

  it('returns the product name of an unreadable server', () => {
    const panel: ConnectionState = { kind: 'unreadable', server: { ...icecastServer, name: 'sonicpanel' } };
    assert.deepEqual(searchResult(panel, AT), { kind: 'unreadable', label: 'SonicPanel' });
  });

  it('finds no station in responses without stations', () => {
    const failed: ConnectionState = {
      ...{ kind: 'failed', sentence: 'No panel.', lang: 'en', direction: 'ltr' },
      suggestion: null,
    };
    for (const panel of [failed, jsonPanel({ version: 3 }), jsonPanel(undefined), jsonPanel([])])
      assert.deepEqual(searchResult(panel, AT), missing);
  });
});
