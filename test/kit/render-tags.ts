/**
 * In:  tags and their options, as JSON.
 * Out: the tags as `onair-widgets/server` renders them, written to the program's output as JSON.
 */
import { renderTag, type TagName, type TagOptions } from '../../src/ssr/index.js';

const wanted = JSON.parse(process.argv[2]!) as [TagName, TagOptions][];
const tags = await Promise.all(wanted.map(([name, options]) => renderTag(name, options)));
process.stdout.write(JSON.stringify(tags));
