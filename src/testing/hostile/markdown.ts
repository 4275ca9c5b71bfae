/**
 * Texts that cost far more than their length if a Markdown parser backtracks or recurses. Each can be generated at any
 * size, so that the growth of the work can be measured.
 */

export interface HostileText {
  readonly name: string
  /** A text of about `size` characters. */
  readonly make: (size: number) => string
}

/** `part` as often as it fits, between `before` and `after`. */
const repeated =
  (part: string, before = '', after = '') =>
  (size: number): string =>
    before + part.repeat(Math.max(1, Math.floor(size / part.length))) + after

/** `open` and `close` equally often, nested. */
const nested =
  (open: string, close: string, middle = 'a') =>
  (size: number): string => {
    const count = Math.max(1, Math.floor(size / (open.length + close.length)))
    return open.repeat(count) + middle + close.repeat(count)
  }

/** One line per number, as many as fit. */
const numbered =
  (line: (at: number) => string, before = '', after = '') =>
  (size: number): string => {
    const lines: string[] = []
    for (let at = 0, length = 0; length < size; at += 1) {
      const next = line(at)
      lines.push(next)
      length += next.length
    }
    return before + lines.join('') + after
  }

/** Two halves of the size: definitions, and what uses them. */
const halves =
  (first: (size: number) => string, second: (size: number) => string) =>
  (size: number): string =>
    first(size / 2) + second(size / 2)

/** Nested lists, each indented two further: as many as fit. */
const stairs =
  (marker: string) =>
  (size: number): string =>
    Array.from(
      { length: Math.max(1, Math.floor(Math.sqrt(size))) },
      (_, at) => `${' '.repeat(at * marker.length)}${marker}a\n`,
    ).join('')

const spaces = (before: string, after: string) => repeated(' ', before, after)

const texts: { readonly [name: string]: HostileText['make'] } = {
  // Runs of spaces.
  'spaces in a tag': spaces('{% hint', 'x'),
  'spaces between an attribute and its value': spaces('{% hint a=', 'x %}\n{% endhint %}\n'),
  'spaces in a tag inside a line': spaces('a {%', 'x'),
  'spaces in a div': spaces('<div>', 'x</div>'),
  'spaces in an HTML block': spaces('<section>\n', 'x\n</section>'),
  'spaces in a cell of HTML': spaces(
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>a',
    'b</td></tr></tbody></table>',
  ),
  'line breaks in a cell of HTML': repeated(
    ' \n  ',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>a',
    'b</td></tr></tbody></table>',
  ),
  'spaces in a pipe cell': spaces('| a |\n| - |\n| b', 'c |'),
  'spaces that do not break in a pipe cell': repeated('\u00a0', '| a |\n| - |\n| b', 'c |'),
  'spaces in a summary': spaces('<details>\n\n<summary>a', 'b</summary>\n\nc\n\n</details>'),
  'spaces in an alternative text': spaces('<figure><img src="a" alt="a', 'b"></figure>'),
  'spaces in an address': spaces('[a](b', 'c)'),
  'spaces in an address of HTML': spaces('<a href="a', 'b">c</a>'),
  'spaces in a comment': spaces('<!--', 'x'),
  'spaces after a list item': spaces('* a', 'b'),
  'spaces that do not break after a list item': repeated('\u00a0', '* a', 'b\n* c'),
  'spaces after a heading': spaces('# a', 'b'),
  'spaces before the marks that close a heading': spaces('# a', '# b'),
  'spaces in code': spaces('`a', 'b`'),
  'spaces in a code block': spaces('    a', 'b'),
  'spaces in a link to a page': spaces('{% content-ref url="a" %}\na', 'b\n{% endcontent-ref %}'),
  'spaces in an expression': spaces('{{', 'x'),
  'spaces in a closing tag': spaces('a </b', 'x'),
  'spaces in an opening tag': spaces('a <b', 'x'),
  'spaces around a line break in a tag': repeated(' \n ', 'a <b', 'x>'),
  'spaces in a style': spaces('<mark style="color:', 'red;x">a</mark>'),
  'spaces around a style': spaces('<mark style="', 'color : red">a</mark>'),
  'spaces in the style of an icon': spaces('<i class="fa-a" style="color:', ';b">:a:</i>'),
  'spaces in a footnote': spaces('a[^1]\n\n[^1]:', 'b'),
  'spaces in a formula': repeated(' \n ', '$$a', 'b$$'),
  'spaces at the ends of lines': repeated(`a${' '.repeat(50)}\n`),
  'tabs at the start of a line': repeated('\t', '* a\n\n', 'b'),
  'spaces of every kind': repeated(' \t\u00a0\u2003', 'a', 'b'),
  'empty lines': repeated('\n', 'a', 'b'),
  'empty lines in a list': repeated('\n', '* a', '  b'),
  'empty lines in a tag': repeated('\n', '{% hint %}', '{% endhint %}'),

  // Unclosed constructs.
  'opening brackets': repeated('['),
  'opening brackets of pictures': repeated('!['),
  'opening brackets before a definition': repeated('[', '[a]: b\n\n'),
  'links without an end': repeated('[a](b'),
  'links with angles without an end': repeated('[a](<b'),
  'titles of links without an end': repeated('[a](b "'),
  'titles of three kinds without an end': repeated(`[a](b "[a](b '[a](b (`),
  'round brackets in addresses': repeated('[a]((((('),
  'backslashes in addresses': repeated('\\', '[a](b', ' )'),
  'expressions without an end': repeated('{{'),
  'expressions with braces without an end': repeated('{{a{b'),
  'formulas without an end': repeated('$$a\n%'),
  dollars: repeated('$'),
  'tags without an end': repeated('{% hint %}\n'),
  'tags of tabs without an end': repeated('{% tab title="a" %}\n'),
  'end tags': repeated('{% endhint %}\n'),
  'tags that cross': repeated('{% hint %}\n{% tabs %}\n{% endhint %}\n{% endtabs %}\n'),
  'percent signs of tags': repeated('{%'),
  'names of tags without an end': repeated('a', '{% ', '%x'),
  'attributes without values': repeated('a', '{% hint ', ' %}'),
  'attributes with curly quotes without an end': repeated('a=“', '{% hint ', ' %}'),
  'divs without an end': repeated('<div'),
  'divs that are not closed': repeated('<div>\n'),
  'tags that are not closed': repeated('<b>'),
  'closing tags': repeated('</'),
  'closing tags without an opening one': repeated('</b>', 'a '),
  'comments without an end': repeated('a <!--'),
  'instructions without an end': repeated('a <?'),
  'declarations without an end': repeated('a <!A'),
  'character data without an end': repeated('a <![CDATA['),
  'comments of one line each': repeated('<!--\n\n'),
  'details without an end': repeated('<details>\n'),
  'details without a summary': repeated('<details>\n\n\n</details>\n'),
  'quotes in tags': repeated(`a <a b="`),
  'quotes of both kinds in tags': repeated(`a <a b="c'`),
  'attributes of one tag': repeated(' b', 'a <a', 'x'),
  'attributes of one tag with values': repeated(` b="c"`, '<div', 'x'),
  'names of tags': repeated('a', '<a', '"'),
  'backticks that grow': numbered((at) => `${'`'.repeat(at % 300)} `),
  'backticks that grow and shrink': halves(
    numbered((at) => `${'`'.repeat(1 + (at % 300))} `),
    numbered((at) => `${'`'.repeat(300 - (at % 300))} `),
  ),
  'one backtick': repeated('` a '),
  'fences without an end': repeated('```\n~~~\n'),
  'fences in items': repeated('- ```\n'),
  'fences that grow': numbered((at) => `${'`'.repeat(3 + (at % 100))}a\n`),
  'colons of shortcodes': repeated(':a'),
  ampersands: repeated('&'),
  'entities without an end': repeated('&#x'),
  'names of entities without an end': repeated('&aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
  'addresses in angles without an end': repeated('<a:'),
  'addresses of mail without an end': repeated('<a@a.'),

  // Nesting in the same kind.
  'nested quotes': nested('>', ''),
  'nested quotes with lazy lines': halves(() => `${'>'.repeat(50)} a\n`, repeated('a\n')),
  'nested quotes on every line': repeated(`${'> '.repeat(39)}a\n`),
  'nested items on one line': nested('- ', ''),
  'nested numbered items on one line': nested('1. ', ''),
  'nested lists': stairs('* '),
  'nested numbered lists': stairs('1. '),
  'nested lists with empty lines between': (size) => stairs('* ')(size).replaceAll('\n', '\n\n'),
  'quotes and items in turn': nested('> - ', ''),
  'nested tags of blocks': nested('{% hint %}\n', '{% endhint %}\n', 'a\n'),
  'nested conditions': nested('{% if a %}\n', '{% endif %}\n', 'a\n'),
  'nested details': nested('<details>\n\n<summary>a</summary>\n\n', '</details>\n\n', 'a\n\n'),
  'nested brackets': nested('[', ']'),
  'nested brackets before a definition': (size) => `[a]: b\n\n${nested('[', ']')(size)}`,
  'nested links': nested('[', '](b)'),
  'nested pictures': nested('![', '](b)'),
  'nested emphasis': nested('*a ', ' a*'),
  'nested emphasis of two kinds': nested('*a _a ', ' a_ a*'),
  'nested strong words': nested('**a ', ' a**'),
  'strong words': repeated('**b** '),
  stars: repeated('*'),
  'stars and underscores': repeated('*_'),
  'stars between letters': repeated('a**b'),
  'stars that open': repeated('*a '),
  'stars that close': repeated('a* '),
  'stars and words that cross': repeated('*a _b* c_ '),
  'stars of odd lengths': repeated('a***b**c*'),
  tildes: repeated('~~~'),
  'nested struck words': nested('~~~a ', ' a~~~'),
  'nested bold tags': nested('<b>', '</b>'),
  'nested links of HTML': nested('<a href="b">', '</a>'),
  'nested divs': nested('<div>', '</div>'),
  'nested lists of HTML': nested('<ul><li>', '</li></ul>'),
  'nested tables of HTML': nested('<table><tr><td>', '</td></tr></table>'),
  'misnested tags': repeated('<b><i></b></i>', 'a '),
  'misnested tags that stay open': repeated('<b><i><u></b>', 'a '),
  'misnested emphasis and tags': repeated('*<b>*</b>', 'a '),
  'nested brackets of JSON in an expression': nested('{', '}'),
  'nested lists of YAML': (size) => `---\n${nested('[', ']')(size)}\n---\n`,
  'nested maps of YAML': (size) => `---\na: ${nested('{a: ', '}')(size)}\n---\n`,
  'nested items of YAML': (size) => `---\n${nested('- ', '')(size)}\n---\n`,

  // Large counts.
  'one long word': repeated('a'),
  'one long line of words': repeated('word '),
  'letters of Thai': repeated('กขคงจฉชซ'),
  'Chinese letters': repeated('文档平台審閱'),
  'accents on one letter': repeated('\u0301\u0323', '# a'),
  'pairs of code units': repeated('😀'),
  'empty paragraphs': repeated('a\n\n'),
  'lines of one paragraph': repeated('a\n'),
  'hard breaks': repeated('a\\\n'),
  rules: repeated('***\n\n'),
  'equal headings': repeated('# a\n\n'),
  'headings with numbers of their own': numbered((at) => `# a ${at % 7 === 0 ? 'b' : `b ${at % 5}`}\n\n`),
  'headings with one anchor': repeated('# b <a href="#a" id="a"></a>\n\n'),
  items: repeated('* a\n'),
  'items with lists': repeated('* a\n  * b\n'),
  'items of tasks': repeated('* [ ] a\n'),
  'lists side by side': repeated('* a\n\n- b\n\n'),
  'columns of a pipe table': (size) =>
    `${'|a'.repeat(size / 6)}|\n${'|-'.repeat(size / 6)}|\n${'|b'.repeat(size / 6)}|\n`,
  'rows of a pipe table': repeated('| a | b |\n', '| a | b |\n| - | - |\n'),
  'pipe rows without cells': (size) => {
    const side = Math.max(2, Math.floor(size / 8))
    return `${'|a'.repeat(side)}|\n${'|-'.repeat(side)}|\n${'|\n'.repeat(side)}`
  },
  'pipe tables': repeated('| a |\n| - |\n| b |\n\n'),
  'escaped pipes in a cell': repeated('\\|', '| a |\n| - |\n|', 'c |'),
  'columns of a table of HTML': (size) =>
    `<table><thead><tr>${'<th>a</th>'.repeat(size / 20)}</tr></thead><tbody><tr>${'<td>a</td>'.repeat(size / 20)}</tr></tbody></table>`,
  'rows of a table of HTML': repeated(
    '<tr><td>a</td><td>b</td></tr>',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody>',
    '</tbody></table>',
  ),
  'tables of HTML': repeated(
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>\n\n',
  ),
  pictures: repeated('<figure><img src="a" alt="b"><figcaption></figcaption></figure>\n\n'),
  'pieces of HTML in a line': repeated('a <u>b</u> '),
  'blocks of HTML': repeated('<section>\na\n</section>\n\n'),
  'formatting that a parser of HTML repeats': repeated('<p><b><i><u><s><em>', '<section>', '</section>'),
  expressions: repeated('{{ a.b }} '),
  formulas: repeated('$$a$$ '),
  shortcodes: repeated(':smile: '),
  links: repeated('[a](b) '),
  'links to anchors': repeated('[a](#b) '),
  mentions: repeated('[a](/users/b "mention") '),
  'marks of colour': repeated('<mark style="color:red;">a</mark> '),
  buttons: repeated('<a href="b" class="button primary">a</a> '),
  'code in a line': repeated('`a` '),
  'code in a line that holds backticks': repeated('a`', '``', '``'),
  'lines of code': repeated('a\n', '```\n', '```\n'),
  'highlighted lines of code': repeated(
    '<strong>a\n</strong>b\n',
    '<pre class="language-js"><code class="lang-js">',
    '</code></pre>',
  ),
  'code blocks': repeated('```\na\n```\n\n'),
  tabs: repeated('{% tab title="a" %}\nb\n{% endtab %}\n\n', '{% tabs %}\n', '{% endtabs %}\n'),
  steps: repeated('{% step %}\nb\n{% endstep %}\n\n', '{% stepper %}\n', '{% endstepper %}\n'),
  hints: repeated('{% hint style="info" %}\na\n{% endhint %}\n\n'),
  includes: repeated('{% include "a" %}\n\n'),
  'operations of a description': repeated(
    '{% swagger-parameter in="path" name="a" %}\n[b](c\n{% endswagger-parameter %}\n',
    '{% swagger method="get" path="/a" %}\n',
    '{% endswagger %}\n',
  ),
  'brackets in a description': repeated(
    '[a](b <a',
    '{% swagger method="get" %}\n{% swagger-description %}\n',
    '\n{% endswagger-description %}\n{% endswagger %}\n',
  ),
  'definitions of links': numbered((at) => `[a${at}]: b\n`),
  'definitions of links without an end': repeated('[a]: b "\n'),
  'mentions of one long definition': halves((size) => `[a]: ${'b'.repeat(size)}\n\n`, repeated('[a]')),
  'pictures of one long definition': halves((size) => `[a]: ${'b'.repeat(size)}\n\n`, repeated('![a]')),
  'mentions of one long footnote': halves(
    (size) => `[^a]: ${'b *c* '.repeat(size / 6)}\n\n`,
    repeated('[^a]'),
  ),
  footnotes: numbered((at) => `a[^${at}]\n\n[^${at}]: b\n\n`),
  'footnotes in footnotes': numbered((at) => `[^${at}]: b[^${at + 1}]\n\n`, 'a[^0]\n\n'),
  'lines of a footnote': repeated('b\n', 'a[^1]\n\n[^1]: a\n'),
  'keys of front matter': numbered((at) => `k${at}: v\n`, '---\n', '---\n\na'),
  'one key of front matter': repeated('a: b\n', '---\n', '---\n\na'),
  'quotes in front matter': repeated('"', '---\na: ', '\n---\n\na'),
  'comments in front matter': repeated('# a\n', '---\n', '---\n\na'),
  'empty lines in front matter': repeated('\n', '---\na: b', '---\n\na'),
  'text of a block in front matter': repeated(' b\n', '---\na: |\n', '---\n\na'),
  'aliases in front matter': numbered(
    (at) => `k${at + 1}: &a${at + 1} [*a${at}, *a${at}, *a${at}]\n`,
    '---\nk0: &a0 [a]\n',
    '---\n\na',
  ),
  'front matter without an end': repeated('a: b\n', '---\n'),
  'underlined headings': repeated('a\n===\n'),
  'underlines without a heading': repeated('=\n', '\n'),
  hyphens: repeated('-', 'a '),
  'equals signs': repeated('=', 'a\n\n', ' a'),
  'what escapes itself': repeated('\\'),
  'what must be escaped': repeated('*_`[]<>&|{}$~#'),
  'what begins a block on every line': repeated('#a\n>\n+\n1)\n'),
  returns: repeated('\r'),
  'line breaks of both kinds': repeated('a\r\n'),
  'paragraphs that differ in one letter': numbered((at) => `paragraph number ${at} of many\n\n`),
  'two paragraphs in turn': repeated('a\n\nb\n\n'),
  'words that repeat': repeated('a b '),
}

export const hostileTexts: readonly HostileText[] = Object.entries(texts).map(([name, make]) => ({
  name,
  make,
}))
