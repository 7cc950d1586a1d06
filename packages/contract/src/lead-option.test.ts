import { expect, test } from 'vitest';

import {
  BUSINESS_TYPES,
  DEFAULT_BUSINESS_TYPE,
  GROWTH_STAGES,
  LEAD_STATUSES,
  PRODUCTS_AND_SERVICES,
  WEEK_DAYS,
} from '#/lead-option.ts';

test('lists four growth stages in the specified order', () => {
  expect(GROWTH_STAGES.join(', ')).toBe('Startup, Growing, Established, Enterprise');
});

test('lists twenty different products and services in the specified order', () => {
  expect(new Set(PRODUCTS_AND_SERVICES).size).toBe(20);
  expect(PRODUCTS_AND_SERVICES.join(', ')).toBe(
    'Dine-in Service, Takeaway, Delivery, Catering, Food Preparation, Beverages, Special Events, Fresh Produce, Dairy Products, Bakery Items, Packaged Foods, Household Items, Personal Care, Greeting Cards, Gift Wrapping, Custom Gifts, Seasonal Items, Home Decor, Collectibles, Personalized Items',
  );
});

test('lists seven days from Monday to Sunday', () => {
  expect(WEEK_DAYS).toHaveLength(7);
  expect([WEEK_DAYS[0], WEEK_DAYS[6]]).toEqual(['monday', 'sunday']);
});

test('knows two business types, new first, and two lead statuses', () => {
  expect(BUSINESS_TYPES).toEqual(['new', 'existing']);
  expect(DEFAULT_BUSINESS_TYPE).toBe('new');
  expect(LEAD_STATUSES).toEqual(['Contact', 'Prospect']);
});
