type Severity = 'off' | 'error'

/** Rules by which the HTML of pages is checked in tests: the recommended ones, with these few settled otherwise. */
export const htmlRules: {
  extends: string[]
  rules: Record<string, Severity | [Severity, Record<string, unknown>]>
} = {
  extends: ['html-validate:recommended'],
  rules: {
    // The program prints attributes and entities in one way; neither is wrong.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // Lengths of texts that people wrote are theirs.
    'long-title': 'off',
    // Words that a script or a style sheet fills in, and pictures that decorate.
    'empty-heading': 'off',
    // Ids of the frame begin with "@", so that no heading of a text can have them.
    'valid-id': ['error', { relaxed: true }],
    // What scrolls or is a note has a role of its own on a plain element.
    'prefer-native-element': 'off',
    // The policy of the pages refuses style attributes.
    'no-inline-style': 'error',
    // Raw HTML of authors may say the width of a cell in the old way.
    'no-deprecated-attr': 'off',
  },
}
