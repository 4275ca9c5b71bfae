/**
 * The documentation of the demo world, as folders of Markdown that go through the regular import. Two fictional
 * organizations: one builds machines, one runs a library of tools.
 */

interface DemoSpace {
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
      '* [Choose a location](set-up/place.md)',
      '* [Connect the station](set-up/connect.md)',
      '* [Calibrate the sensors](set-up/calibrate.md)',
      '',
      '## Use',
      '',
      '* [Read measurements](use/measurements.md)',
      '* [Alarms](use/alarms.md)',
      '* [Troubleshooting](use/trouble.md)',
    ),
    'README.md': lines(
      '---',
      'description: What a Fieldline station measures and how to get it running in an afternoon.',
      '---',
      '',
      '# Welcome',
      '',
      'A **Fieldline** station measures wind, rain, air pressure and soil moisture, and sends its measurements every ten minutes.',
      '',
      '{% hint style="info" %}',
      'Two people can set up a station in about three hours. Half of that is digging.',
      '{% endhint %}',
      '',
      '## What you need',
      '',
      '* a spade and a level',
      '* the mast and the sensor box',
      '* the activation card that came with the station',
      '',
      'Start with [unpacking](unpack.md), then [choose a location](set-up/place.md).',
    ),
    'unpack.md': lines(
      '# Unpack the station',
      '',
      'Lay everything out on the sheet that comes with it and check that nothing is missing.',
      '',
      '| Part | Quantity | Packed in |',
      '| --- | --- | --- |',
      '| Mast, lower half | 1 | long box |',
      '| Mast, upper half | 1 | long box |',
      '| Wind sensor | 1 | gray case |',
      '| Rain gauge | 1 | gray case |',
      '| Soil probes | 4 | bag A |',
      '| Activation card | 1 | envelope |',
      '',
      '{% hint style="warning" %}',
      'Do not carry the wind sensor by its cups, or it will break. Hold it by the stem.',
      '{% endhint %}',
    ),
    'set-up/place.md': lines(
      '# Choose a location',
      '',
      'A house or a tree disturbs the wind over a distance of ten times its height.',
      '',
      '1. Look for open ground, at least 40 m from the next building.',
      '2. Stay away from paths where people and cattle walk.',
      '3. Check that your phone shows at least two bars.',
      '',
      '<details>',
      '',
      '<summary>What if there is no such location?</summary>',
      '',
      'Put the mast on a flat roof, two meters above everything else on it, and add a note to the station. Its measurements are then marked as rooftop measurements.',
      '',
      '</details>',
    ),
    'set-up/connect.md': lines(
      '# Connect the station',
      '',
      '{% tabs %}',
      '{% tab title="Mobile network" %}',
      'Insert the activation card into the slot behind the flap and wait for the green light.',
      '{% endtab %}',
      '',
      '{% tab title="Cable" %}',
      'Plug the cable into the left socket. The right one is for service.',
      '{% endtab %}',
      '{% endtabs %}',
      '',
      'Check the status of the station:',
      '',
      '{% code title="terminal" %}',
      '```bash',
      'fieldline status --station 0412',
      'fieldline test --station 0412 --sensors all',
      '```',
      '{% endcode %}',
      '',
      'It prints `ready` when all sensors report. If it does not, see [Troubleshooting](../use/trouble.md).',
    ),
    'set-up/calibrate.md': lines(
      '# Calibrate the sensors',
      '',
      'Calibrate the sensors once after setup, and then every spring.',
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
      '# Read measurements',
      '',
      'Measurements arrive every ten minutes, with times in UTC.',
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
      'Speed is in meters per second, direction in degrees from north, and rain in millimeters.',
    ),
    'use/alarms.md': lines(
      '# Alarms',
      '',
      'An alarm consists of a rule and the people it notifies.',
      '',
      '* **Frost**: below 1 °C for half an hour.',
      '* **Storm**: gusts above 20 m/s.',
      '* **Silence**: no measurement for an hour.',
    ),
    'use/trouble.md': lines(
      '# Troubleshooting',
      '',
      '> Most problems are loose cables.',
      '',
      '### No light at all',
      '',
      'Check the fuse in the battery box. Spare fuses are under the lid.',
      '',
      '### The light is red',
      '',
      'The station has no network. Raise the antenna by half a meter and check again after two minutes.',
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
      'How we work, in a few short pages. Anyone can suggest a change to any of them.',
    ),
    'first-week.md': lines(
      '# Your first week',
      '',
      '- [ ] Meet your buddy',
      '- [ ] Pick up your keys at the workshop',
      '- [ ] Suggest one change to this handbook',
      '',
      'Your buddy has set time aside for you. Ask early.',
    ),
    'meetings.md': lines(
      '# Meetings',
      '',
      'We meet on Tuesdays at ten. The organizer writes down the decisions and links them from the pages they affect.',
    ),
    'time-off.md': lines(
      '# Time off',
      '',
      'You have thirty days a year. Tell your team two weeks in advance. If you are sick, let them know the same day.',
    ),
    'writing.md': lines(
      '# Writing',
      '',
      'Write short sentences with one idea each. Say what to do, then why.',
      '',
      '{% hint style="success" %}',
      'Read your text aloud before you request a review.',
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
      'The tool library lends 1,400 tools to its neighbors. These are the rules and the reasons behind them.',
    ),
    'borrow.md': lines(
      '# Borrow a tool',
      '',
      '1. Find it in the catalog.',
      '2. Pick it up between 4 and 7 p.m.',
      '3. Return it clean within two weeks.',
    ),
    'repair.md': lines('# Repairs', '', 'Tools break. Put a red tag on the tool and tell us what happened.'),
  },
}

export const demoOrganizations: readonly [DemoOrganization, DemoOrganization] = [
  { title: 'Halden Instruments', spaces: [productGuide, handbook] },
  { title: 'Tool Library Lindenhof', spaces: [library] },
]
