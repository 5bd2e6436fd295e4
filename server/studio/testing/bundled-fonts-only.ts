// Import this before anything that loads the canvas: tests then see the fonts of a machine that has none of its own.
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';
