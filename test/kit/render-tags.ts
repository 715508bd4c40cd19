/** A program that renders tags with `onair-widgets/server`. Its argument and its output are JSON. */
import { renderTag, type TagName, type TagOptions } from '../../src/ssr/index.js';

const wanted = JSON.parse(process.argv[2]!) as [TagName, TagOptions][];
const tags = await Promise.all(wanted.map(([name, options]) => renderTag(name, options)));
process.stdout.write(JSON.stringify(tags));
