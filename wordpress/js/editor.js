/** Registers each tag as a block with a preview, and with its attributes in the sidebar. Its data comes from `Blocks.php`. */
(function (wp, { tags, script, sheet, settings, isSet, settingsPage, words }) {
  const { createElement: el, Fragment, useEffect, useRef } = wp.element;
  const { InnerBlocks, InspectorControls, useBlockProps } = wp.blockEditor;
  const { useSelect } = wp.data;
  const { Disabled, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = wp.components;

  for (const [name, tag] of Object.entries(tags)) {
    const isAround = name === 'station';
    wp.blocks.registerBlockType(`onair/${name}`, {
      edit: editor(name, tag, isAround),
      // PHP renders the tag, so only inner blocks are saved in the post.
      save: () => (isAround ? el(InnerBlocks.Content) : null),
    });
  }

  function editor(name, tag, isAround) {
    return function Edit({ attributes, clientId, setAttributes }) {
      const given = givenAttributes(tag.attributes, attributes);
      const isEmpty = useSelect((select) => select('core/block-editor').getBlockCount(clientId) === 0);
      const content = isAround
        ? [
            isEmpty && el('p', { key: 'hint' }, words.emptyStation),
            el(InnerBlocks, { key: 'blocks', renderAppender: InnerBlocks.ButtonBlockAppender }),
          ]
        : null;
      const preview = el(Tag, { name: `onair-${name}`, given }, content);
      return el(
        Fragment,
        null,
        el(
          InspectorControls,
          null,
          el(PanelBody, { title: words.settings }, controls(tag, attributes, setAttributes)),
        ),
        el('div', useBlockProps(), !isSet ? el(NoAddress) : isAround ? preview : el(Disabled, null, preview)),
      );
    };
  }

  /** Shows the tag, and loads the script into the block's document: the page, or the editor's frame. */
  function Tag({ name, given, children }) {
    const place = useRef();
    useEffect(() => loadInto(place.current.ownerDocument), []);
    return el('div', { ref: place }, el(name, given, children));
  }

  function loadInto(document) {
    if (document.getElementById('onair-widgets-editor-module')) return;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: sheet });
    const module = document.createElement('script');
    Object.assign(module, { id: 'onair-widgets-editor-module', type: 'module', src: script });
    for (const [name, value] of Object.entries(settings)) module.setAttribute(name, value);
    document.head.append(link, module);
  }

  function NoAddress() {
    const link = settingsPage && el('a', { href: settingsPage }, words.setAddress);
    return el(
      Placeholder,
      { icon: 'format-audio', label: 'Onair', instructions: words.noAddress },
      link || words.askAdministrator,
    );
  }

  /** Returns the attributes that have a value. */
  function givenAttributes(rules, attributes) {
    const given = {};
    for (const [name, rule] of Object.entries(rules)) {
      const value = attributes[name];
      if (rule.flag && (value === true || value === 'true')) given[name] = '';
      else if (value !== undefined && value !== '' && value !== false) given[name] = String(value);
    }
    return given;
  }

  function controls({ attributes: rules }, attributes, setAttributes) {
    return Object.entries(rules).map(([name, rule]) => {
      const common = { key: name, label: rule.label, help: rule.help };
      const value = attributes[name];
      const set = (value) => setAttributes({ [name]: value });
      const choices = rule.choices
        ? Object.entries(rule.choices)
        : rule.values?.map((value) => [value, value]);
      if (choices) {
        const all = [['', words.unset], ...(rule.flag ? [['true', words.on]] : []), ...choices];
        const options = all.map(([value, label]) => ({ value, label }));
        return el(SelectControl, {
          ...common,
          value: value ?? '',
          options,
          onChange: (chosen) => set(chosen || undefined),
        });
      }
      if (rule.flag) {
        return el(ToggleControl, { ...common, checked: !!value, onChange: (isOn) => set(isOn || undefined) });
      }
      const isNumber = rule.kind === 'number';
      return el(TextControl, {
        ...common,
        type: isNumber ? 'number' : 'text',
        placeholder: rule.default,
        value: value ?? '',
        onChange: (typed) => set(typed === '' ? undefined : isNumber ? Number(typed) : typed),
      });
    });
  }
})(window.wp, window.onairWidgets);
