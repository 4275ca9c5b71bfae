/**
 * The documentation of the demo world, as folders of Markdown that go through the regular import. Two fictional
 * organizations: one builds machines, one runs a library of tools.
 */

export interface DemoSpace {
  readonly title: string
  readonly emoji: string
  /** Title of its collection, which is created on first use. */
  readonly collection?: string
  readonly files: Readonly<Record<string, string>>
}

export interface DemoOrganization {
  readonly title: string
  readonly spaces: readonly DemoSpace[]
}

const lines = (...text: readonly string[]): string => `${text.join('\n')}\n`

const productGuide: DemoSpace = {
  title: 'Fieldline guide',
  emoji: '🛰️',
  collection: 'Products',
  files: {
    'SUMMARY.md': lines(
      '# Table of contents',
      '',
      '* [Welcome](README.md)',
      '* [Unpack the station](unpack.md)',
      '',
      '## Set up',
      '',
      '* [Place it](set-up/place.md)',
      '* [Connect it](set-up/connect.md)',
      '* [Calibrate the sensors](set-up/calibrate.md)',
      '',
      '## Use',
      '',
      '* [Read the measurements](use/measurements.md)',
      '* [Alarms](use/alarms.md)',
      '* [When something is wrong](use/trouble.md)',
    ),
    'README.md': lines(
      '---',
      'description: What a Fieldline station measures and how to get it running in an afternoon.',
      '---',
      '',
      '# Welcome',
      '',
      'A **Fieldline** station measures wind, rain, air pressure and the moisture of soil, and sends what it measured every ten minutes.',
      '',
      '{% hint style="info" %}',
      'Two people set a station up in about three hours. Half of that is digging.',
      '{% endhint %}',
      '',
      '## What you need',
      '',
      '* a spade and a level',
      '* the mast and the box of sensors',
      '* the activation card that came with the station',
      '',
      'Start with [unpacking](unpack.md), then [choose a place](set-up/place.md).',
    ),
    'unpack.md': lines(
      '# Unpack the station',
      '',
      'Lay everything on the sheet that comes with it and count.',
      '',
      '| Part | Pieces | Where |',
      '| --- | --- | --- |',
      '| Mast, lower half | 1 | long box |',
      '| Mast, upper half | 1 | long box |',
      '| Wind sensor | 1 | grey case |',
      '| Rain gauge | 1 | grey case |',
      '| Soil probes | 4 | bag A |',
      '| Activation card | 1 | envelope |',
      '',
      '{% hint style="warning" %}',
      'The wind sensor breaks when it is carried by its cups. Hold it by the stem.',
      '{% endhint %}',
    ),
    'set-up/place.md': lines(
      '# Place it',
      '',
      'Wind is disturbed behind a house or a tree for ten times its height.',
      '',
      '1. Look for open ground, at least 40 m from the next building.',
      '2. Stay away from paths where people and cattle walk.',
      '3. Check that the phone shows at least two bars.',
      '',
      '<details>',
      '',
      '<summary>What if there is no such place?</summary>',
      '',
      'Put the mast on a flat roof, two metres above everything else on it, and say so in the notes of the station. The measurements carry a mark then.',
      '',
      '</details>',
    ),
    'set-up/connect.md': lines(
      '# Connect it',
      '',
      '{% tabs %}',
      '{% tab title="Mobile network" %}',
      'Put the activation card into the slot behind the flap and wait for the green light.',
      '{% endtab %}',
      '',
      '{% tab title="Cable" %}',
      'Plug the cable into the left socket. The right one is for service.',
      '{% endtab %}',
      '{% endtabs %}',
      '',
      'Ask the station whether it is well:',
      '',
      '{% code title="terminal" %}',
      '```bash',
      'fieldline status --station 0412',
      'fieldline test --station 0412 --sensors all',
      '```',
      '{% endcode %}',
      '',
      'It answers with `ready` when all sensors report. If it does not, see [when something is wrong](../use/trouble.md).',
    ),
    'set-up/calibrate.md': lines(
      '# Calibrate the sensors',
      '',
      'Calibrate once after setting up and then every spring.',
      '',
      '## Rain gauge',
      '',
      'Pour exactly 100 ml of water into the funnel, slowly. The display must show 5.0 mm.',
      '',
      '## Soil probes',
      '',
      'Put each probe into a glass of water and press **Wet**, dry it and press **Dry**.',
    ),
    'use/measurements.md': lines(
      '# Read the measurements',
      '',
      'Measurements arrive every ten minutes, in coordinated universal time.',
      '',
      '```json',
      '{',
      '  "station": "0412",',
      '  "time": "2026-04-03T06:10:00Z",',
      '  "wind": { "speed": 4.2, "direction": 245 },',
      '  "rain": 0.4',
      '}',
      '```',
      '',
      'Speed is in metres a second, direction in degrees from north, rain in millimetres.',
    ),
    'use/alarms.md': lines(
      '# Alarms',
      '',
      'An alarm is a rule and the people who are told.',
      '',
      '* **Frost**: below 1 °C for half an hour.',
      '* **Storm**: gusts above 20 m/s.',
      '* **Silence**: no measurement for an hour.',
    ),
    'use/trouble.md': lines(
      '# When something is wrong',
      '',
      '> Most troubles are cables.',
      '',
      '### No light at all',
      '',
      'Check the fuse in the battery box. Spare fuses lie under the lid.',
      '',
      '### The light is red',
      '',
      'The station has no network. Move the antenna up by half a metre and look again after two minutes.',
    ),
  },
}

const handbook: DemoSpace = {
  title: 'Team handbook',
  emoji: '🧭',
  files: {
    'README.md': lines(
      '# Team handbook',
      '',
      'How we work, in ten short pages. Everybody may propose a change to any of them.',
    ),
    'first-week.md': lines(
      '# Your first week',
      '',
      '- [ ] Meet your guide',
      '- [ ] Get your keys at the workshop',
      '- [ ] Propose one change to this handbook',
      '',
      'Your guide has time for you. Ask early.',
    ),
    'meetings.md': lines(
      '# Meetings',
      '',
      'We meet on Tuesdays at ten. Whoever called the meeting writes down what was decided, and links it from the page that it changes.',
    ),
    'time-off.md': lines(
      '# Time off',
      '',
      'Thirty days a year. Tell your team two weeks before, sickness of course as it comes.',
    ),
    'writing.md': lines(
      '# Writing',
      '',
      'Short sentences. One idea each. Say what the reader should do, then why.',
      '',
      '{% hint style="success" %}',
      'Read it aloud once before you ask for a review.',
      '{% endhint %}',
    ),
  },
}

const library: DemoSpace = {
  title: 'Lending rules',
  emoji: '🧰',
  files: {
    'README.md': lines(
      '# Lending rules',
      '',
      'The tool library lends 1,400 tools to its neighbours. These are the rules, and the reasons for them.',
    ),
    'borrow.md': lines(
      '# Borrow a tool',
      '',
      '1. Find it in the catalogue.',
      '2. Come by between four and seven.',
      '3. Bring it back clean within two weeks.',
    ),
    'repair.md': lines(
      '# Repairs',
      '',
      'Broken tools are no shame. Put a red tag on it and say what happened.',
    ),
  },
}

export const demoOrganizations: readonly [DemoOrganization, DemoOrganization] = [
  { title: 'Halden Instruments', spaces: [productGuide, handbook] },
  { title: 'Tool Library Lindenhof', spaces: [library] },
]
