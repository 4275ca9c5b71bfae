/** Documented settings that a site stores and does not show, so no screen offers them. */

/**
 * By the path of the setting: the values that change nothing, or true if none does.
 *
 * - `ABCFavorit` may not be distributed: such a site shows Inter.
 * - Sites have no AI search or assistant, and are no MCP servers.
 * - No part of Recto sets a cookie for analytics. Every site has all settings, with or without
 *   `advancedCustomization`.
 * - The deprecated members are those of older clients.
 */
export const settingsWithoutEffect: Readonly<Record<string, true | readonly string[]>> = {
  'styling.font': ['ABCFavorit'],
  'styling.background': true,
  'header.preset': true,
  'ai.mode': true,
  'pageActions.mcp': true,
  'advancedCustomization.enabled': true,
  'insights.trackingCookie': true,
}
